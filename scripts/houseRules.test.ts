import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('no source file is longer than 400 lines', () => {
  const long = tracked.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')).filter((path) => read(path).split('\n').length > 401)
  expect(long).toEqual([])
})

it('components use logical properties only, so that they mirror right to left', () => {
  const physical = /^\s*(margin|padding|border|inset)?-?(left|right)\s*:|\b(margin|padding|border)-(left|right)\b|text-align:\s*(left|right)\b|float:\s*(left|right)\b/m
  const broken = tracked.filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).filter((path) => physical.test(read(path)))
  expect(broken).toEqual([])
})

it('no stylesheet value bypasses the tokens: components name no raw colour', () => {
  const rawColour = /(?:color|background|border|fill|stroke)[\w-]*:\s*[^;\n]*#[0-9a-f]{3,8}\b/i
  const broken = tracked
    .filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/theme\//.test(path))
    .filter((path) => rawColour.test(read(path)))
  expect(broken).toEqual([])
})

it('a text control is made in one place, which carries the text filter and the sanitizer (§5)', () => {
  const home = 'packages/ui/src/forms/internal/TextInput/'
  const textControl = /<(?:input|textarea)\b|styled\.textarea\b|styled\.input(?!\.attrs\(\{ type: '(?:checkbox|radio)')|styled\(['"](?:input|textarea)|(?:as=|createElement\()\{?['"](?:input|textarea)['"]|contentEditable/
  const broken = tracked
    .filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path) && !path.startsWith(home))
    .filter((path) => textControl.test(read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')))
  expect(broken).toEqual([])
})
