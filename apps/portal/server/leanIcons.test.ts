import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutNames } from './leanIcons.ts'

const folder = createRequire(join(import.meta.dirname, '../package.json')).resolve('lucide-react').replace(/\/dist\/.*$/, '')
const icons = join(folder, 'dist/esm/icons')

test('an icon keeps its shapes, and loses keys, name and former names', () => {
  const code = withoutNames(readFileSync(join(icons, 'alarm-clock-check.mjs'), 'utf8'))
  expect(code).toContain('"path", { d: "')
  expect(code).toContain('"circle", { cx: "12", cy: "13", r: "8" }')
  expect(code).not.toMatch(/key:|name:|aliases:/)
})

test('every icon is still a program that makes the same shapes', () => {
  const shapesOf = (code: string) => [...code.matchAll(/\b(?!key\b|name\b)([\w-]+): "([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`)
  for (const name of readdirSync(icons).filter((file) => file.endsWith('.mjs'))) {
    const before = readFileSync(join(icons, name), 'utf8')
    const after = withoutNames(before)
    if (!before.includes('const __iconData =')) continue
    expect(() => parseAst(after), name).not.toThrow()
    expect(shapesOf(after), name).toEqual(shapesOf(before))
    expect(after.length, name).toBeLessThan(before.length)
  }
})
