import { expect, it } from 'vitest'
import type { ComponentGuide } from './docs/ComponentGuide.ts'
import * as library from './index.ts'

const guides = Object.values(import.meta.glob<Record<string, ComponentGuide>>('./**/*.guide.ts', { eager: true })).flatMap((module) => Object.values(module))
const examples = import.meta.glob<string>('./**/*.example.tsx', { eager: true, query: '?raw', import: 'default' })
const spokenFor = guides.flatMap(({ components }) => components)

/** The exported components: capitalized exports that can be rendered, providers included. */
const components = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)))
  .map(([name]) => name)

it('every exported component has one documentation page', () => {
  expect(components.filter((name) => !spokenFor.includes(name)), 'write its X.guide.ts and X.example.tsx, as elements/Button has them').toEqual([])
  expect(spokenFor.filter((name, index) => spokenFor.indexOf(name) !== index)).toEqual([])
  expect(spokenFor.filter((name) => !components.includes(name))).toEqual([])
})

it('an example imports the library by its package name', () => {
  expect(Object.keys(examples)).toHaveLength(guides.length)
  for (const [file, source] of Object.entries(examples)) {
    expect(source, file).toContain("from '@portal/ui'")
    expect(source, file).toContain('export function Example()')
    expect(source, file).not.toMatch(/from '\.\.?\//)
  }
})
