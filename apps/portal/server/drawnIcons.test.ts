import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { plainIcon } from '../../../packages/ui/build/plainIcons.ts'

const folder = createRequire(join(import.meta.dirname, '../package.json')).resolve('lucide-react').replace(/\/dist\/.*$/, '')
const icons = join(folder, 'dist/esm/icons')

test('every drawn icon has the same shapes as its lucide icon, without keys, names or lucide’s code', () => {
  const shapesOf = (code: string) => [...code.matchAll(/\b(?!key\b|name\b)([\w-]+): "([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`)
  const files = readdirSync(icons).filter((file) => file.endsWith('.mjs'))
  expect(files.length).toBeGreaterThan(1000)
  for (const name of files) {
    const before = readFileSync(join(icons, name), 'utf8')
    if (!before.includes('createLucideIcon(')) continue
    const after = plainIcon(before, 'library')
    expect(() => parseAst(after), name).not.toThrow()
    expect(shapesOf(after), name).toEqual(shapesOf(before))
    expect(after, name).not.toMatch(/\bkey:|\bname:|aliases|createLucideIcon/)
  }
})
