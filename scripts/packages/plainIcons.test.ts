import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { plainIcon } from '../../packages/ui/build/plainIcons.ts'

const library = join(import.meta.dirname, '../../packages/ui')
const lucide = join(dirname(createRequire(join(library, 'package.json')).resolve('lucide-react')), '../esm/icons')
const icon = (name: string) => plainIcon(readFileSync(join(lucide, `${name}.mjs`), 'utf8'), library)

test('an icon is what is drawn, without names and keys', () => {
  expect(icon('loader-circle')?.split('\n')[1]).toBe('export default /* @__PURE__ */ createDrawing([["path", { d: "M21 12a9 9 0 1 1-6.219-8.56" }]])')
  expect(icon('loader-2')).toBeNull()
})

test('every icon of lucide is read', () => {
  const read = readdirSync(lucide).filter((file) => file.endsWith('.mjs') && icon(file.slice(0, -4)) !== null)
  expect(read.length).toBeGreaterThan(1500)
})

test('one that is written in another way stops the build', () => {
  expect(() => plainIcon('const Circle = createLucideIcon("circle", [])', library)).toThrow('written in another way')
})
