import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faceColors } from './face.ts'

const tokens = readFileSync(join(import.meta.dirname, '../packages/ui/src/theme/tokens.css'), 'utf8')

it('Storybook’s frame uses only the project’s colors', () => {
  const foreign = Object.values(faceColors).flatMap((colors) => Object.values(colors)).filter((color) => !tokens.includes(`: ${color};`))
  expect(foreign).toEqual([])
})

it('Storybook’s loading screen uses the colors of the dark frame', () => {
  const head = readFileSync(join(import.meta.dirname, 'preview-head.html'), 'utf8')
  const used = [...head.matchAll(/#[\da-f]{6}/g)].map(([color]) => color)
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((color) => !Object.values<string>(faceColors.dark).includes(color))).toEqual([])
})
