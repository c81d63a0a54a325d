import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { styleLiterals } from './styleLiterals.ts'
import { unreadTokens } from './unreadTokens.ts'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('no source file is longer than 400 lines', () => {
  const long = tracked.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')).filter((path) => read(path).split('\n').length > 401)
  expect(long).toEqual([])
})

it('components use logical properties only, so that they mirror right to left', () => {
  const physical = /^\s*(margin|padding|border|inset)?-?(left|right)\s*:[^,\n]*;|style=\{\{[^}]*\b(left|right)\s*:|\b(margin|padding|border)-(left|right)\b|text-align:\s*(left|right)\b|float:\s*(left|right)\b/m
  const broken = tracked.filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).filter((path) => physical.test(read(path)))
  expect(broken).toEqual([])
})

it('stylesheets use tokens: no component has a raw color', () => {
  const rawColour = /(?:color|background|border|fill|stroke)[\w-]*:\s*[^;\n]*#[0-9a-f]{3,8}\b/i
  const broken = tracked
    .filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/theme\//.test(path))
    .filter((path) => rawColour.test(read(path)))
  expect(broken).toEqual([])
})

it('stylesheets use tokens: no component has a raw space, layer, radius, font size, breakpoint or duration', () => {
  const broken = tracked
    .filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/theme\//.test(path))
    .flatMap((path) => styleLiterals(read(path)).map((literal) => `${path}:${literal}`))
  expect(broken).toEqual([])
})

/** CSS properties that a supported browser (README, "Browsers") has only with a prefix, by MDN's tables. */
const prefixed = [
  ['user-select', 'Safari'], ['print-color-adjust', 'Chromium before 136'], ['text-size-adjust', 'Safari on a phone'], ['backdrop-filter', 'Safari before 18'],
  ['box-decoration-break', 'Safari, and Chromium before 130'],
] as const

it.each(prefixed)('the property %s is written after its prefixed name, which %s needs', (property) => {
  const isAlone = (line: string, index: number, lines: string[]) => {
    const [, value] = new RegExp(`^\\s*${property}:(.*;)`).exec(line) ?? []
    return value !== undefined && lines[index - 1]?.trim() !== `-webkit-${property}:${value}`
  }
  const sheets = tracked.filter((path) => /^(packages\/(ui|embed)|apps\/portal)\/src\/.*\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  expect(sheets.filter((path) => read(path).split('\n').some(isAlone))).toEqual([])
})

it('every token is used, by a component or by a token in use', () => {
  const sources = tracked.filter((path) => /^(packages\/ui\/src|apps\/portal\/src|packages\/embed\/src\/styles)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/theme\/(generator\/|tokenNames)|\/styles\/tokens\.ts/.test(path)).map(read)
  expect(unreadTokens(read('packages/ui/src/theme/tokens.css'), sources)).toEqual([])
})

it('unused tokens are found, also those that only unused tokens use', () => {
  const css = ':root { --portal-raw-red: red; --portal-a: var(--portal-raw-red); --portal-b: 1px; --portal-space-1: 4px; --portal-c: 2px; }'
  const sources = ['gap: var(--portal-b);', 'gap: `var(--portal-space-${gap})`', "import type { TokenName } from '@portal/ui'\nvalueOf('c')"]
  expect(unreadTokens(css, sources)).toEqual(['--portal-raw-red', '--portal-a'])
})

it.each([
  ['gap: 6px;', 'var(--portal-space-1) or var(--portal-space-2)'],
  ['padding: 0.5rem var(--portal-space-4);', 'var(--portal-space-2)'],
  ['margin-inline-start: -8px;', 'var(--portal-space-2)'],
  ["<Text style={{ padding: '12px 0' }}>", 'var(--portal-space-3)'],
  ['<div style={{ gap: 40 }}>', 'var(--portal-space-…)'],
  ['z-index: 31;', 'var(--portal-layer-{'],
  ['border-radius: 8px;', 'var(--portal-radius-card)'],
  ['border-start-start-radius: 3px;', 'var(--portal-radius-fine) or var(--portal-radius-small)'],
  ['font-size: 0.8125rem;', 'font: var(--portal-type-{'],
  ['font-weight: 500;', 'var(--portal-weight-{'],
  ['transition: opacity 200ms var(--portal-motion-ease);', 'var(--portal-motion-{'],
  ['@media (max-width: 720px) {', 'media.*'],
])('the rule of the tokens finds %s', (line, token) => {
  expect(styleLiterals(line)).toEqual([expect.stringContaining(`1: ${line} → ${token}`)])
})

it('the token rule allows hairlines, sums with a token, relative and inherited values', () => {
  const fine = ['gap: 1px;', 'margin-block-start: calc(var(--portal-space-6) + 2px);', 'padding: 0;', 'inset: auto;', 'font: inherit;',
    'font: var(--portal-type-body);', 'margin-inline: 0.25em;', 'border-radius: calc(var(--portal-radius-card) - 1px);', 'inline-size: 336px;']
  expect(fine.flatMap(styleLiterals)).toEqual([])
})

it('only one component makes text controls, with the text filter and the sanitizer (§5)', () => {
  const home = 'packages/ui/src/forms/internal/TextInput/'
  const textControl = /<(?:input(?! type="hidden")|textarea)\b|styled\.textarea\b|styled\.input(?!\.attrs\(\{ type: '(?:checkbox|radio|file|color)')|styled\(['"](?:input|textarea)|(?:as=|createElement\()\{?['"](?:input|textarea)['"]|contentEditable/
  const broken = tracked
    .filter((path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories|example)\.tsx?$/.test(path) && !path.startsWith(home))
    .filter((path) => textControl.test(read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')))
  expect(broken).toEqual([])
})
