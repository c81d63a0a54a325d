import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { plainIcon } from '../../packages/ui/build/plainIcons.ts'

const library = join(import.meta.dirname, '../../packages/ui')
const lucide = join(dirname(createRequire(join(library, 'package.json')).resolve('lucide-react')), '../esm')
const icon = (name: string) => plainIcon(readFileSync(join(lucide, `icons/${name}.mjs`), 'utf8'), library)

test('an icon keeps only its shapes, without names and keys', () => {
  expect(icon('loader-circle').split('\n')[1]).toBe('export default /* @__PURE__ */ createDrawing([["path", { d: "M21 12a9 9 0 1 1-6.219-8.56" }]])')
})

test('every icon of lucide is read', () => {
  const names = [...readFileSync(join(lucide, 'lucide-react.mjs'), 'utf8').matchAll(/ from '\.\/icons\/(?!index)([\w-]+)\.mjs'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(1500)
  for (const name of names) {
    expect(icon(name)).toMatch(/createDrawing\(\[ ?\[/)
    expect(icon(name)).not.toContain('key:')
  }
})

test('an icon in another format stops the build', () => {
  expect(() => plainIcon('const Circle = createLucideIcon("circle", [])', library)).toThrow('written in another way')
})
