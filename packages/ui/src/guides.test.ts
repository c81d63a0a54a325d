import { expect, it } from 'vitest'
import type { ComponentGuide } from './docs/ComponentGuide.ts'
import * as library from './index.ts'

const guides = Object.values(import.meta.glob<Record<string, ComponentGuide>>('./**/*.guide.ts', { eager: true })).flatMap((module) => Object.values(module))
const spokenFor = guides.flatMap(({ components }) => components)

/** A component is a capitalized export that can be rendered; `PortalProvider` and the like too. */
const components = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)))
  .map(([name]) => name)

it('every exported component has one documentation page', () => {
  expect(components.filter((name) => !spokenFor.includes(name)), 'write its X.guide.ts and X.example.tsx, as elements/Button has them').toEqual([])
  expect(spokenFor.filter((name, index) => spokenFor.indexOf(name) !== index)).toEqual([])
  expect(spokenFor.filter((name) => !components.includes(name))).toEqual([])
})

it('an example imports the library by its package name', () => {
  for (const { components: [name], example } of guides) {
    expect(example.source, name).toContain("from '@portal/ui'")
    expect(example.source, name).toContain('export function Example()')
    expect(example.source, name).not.toMatch(/from '\.\.?\//)
  }
})
