import { legibleColors } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBrandContrast } from './checkBrandContrast.ts'

const part = fc.integer({ min: 0, max: 255 })
const hex = (value: number) => value.toString(16).padStart(2, '0')

test('text in any brand color is readable on each background of both themes', () => {
  fc.assert(fc.property(part, part, part, fc.constantFrom('light', 'dark'), (red, green, blue, theme: 'light' | 'dark') => {
    const colors = legibleColors(`#${hex(red)}${hex(green)}${hex(blue)}`, theme)
    expect(colors).not.toBeNull()
    expect(checkBrandContrast(colors ?? {}, theme)).toEqual([])
  }), { numRuns: 300 })
})
