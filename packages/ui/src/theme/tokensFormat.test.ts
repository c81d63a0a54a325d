import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hexOf } from './generator/renderTokens.ts'
import { flatten, groupAt, isToken, type Token, type TokenGroup } from './generator/tokenTree.ts'

const tree = JSON.parse(readFileSync(join(import.meta.dirname, 'tokens.json'), 'utf8')) as TokenGroup
const tokens = flatten(tree)

type Check = (value: unknown) => boolean

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isShare: Check = (value) => isNumber(value) && (value as number) >= 0 && (value as number) <= 1
const measure = (...units: string[]): Check => (value) => hasOnly(value, { value: isNumber, unit: (unit) => units.includes(String(unit)) })

/** Checks for the used types of the DTCG format 2025.10 (§8 and §9). A color also has a fallback. */
const types: Record<string, Check> = {
  color: (value) => hasOnly(value, {
    colorSpace: (space) => space === 'srgb',
    components: (parts) => Array.isArray(parts) && parts.length === 3 && parts.every(isShare),
    'alpha?': isShare,
    hex: (hex) => hexOf({ ...(value as Parameters<typeof hexOf>[0]), alpha: 1 }) === hex,
  }),
  dimension: measure('px', 'rem'),
  duration: measure('ms', 's'),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber) && isShare(value[0]) && isShare(value[2]),
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  fontWeight: (value) => isNumber(value) && (value as number) >= 1 && (value as number) <= 1000,
  number: isNumber,
  typography: (value) => hasOnly(value, {
    fontFamily: valid('fontFamily'), fontSize: valid('dimension'), fontWeight: valid('fontWeight'), lineHeight: valid('number'), letterSpacing: valid('dimension'),
  }),
  shadow: (value) => Array.isArray(value) && value.every((layer) => hasOnly(layer, {
    color: valid('color'), offsetX: valid('dimension'), offsetY: valid('dimension'), blur: valid('dimension'), spread: valid('dimension'),
  })),
}

/** Whether a value is an object with exactly these members, all valid. */
function hasOnly(value: unknown, shape: Record<string, Check>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const members = value as Record<string, unknown>
  const allowed = new Set(Object.keys(shape).map((name) => name.replace('?', '')))
  return Object.keys(members).every((name) => allowed.has(name))
    && Object.entries(shape).every(([name, check]) => (name.endsWith('?') && !(name.slice(0, -1) in members)) || check(members[name.replace('?', '')]))
}

function target(reference: string): Token | undefined {
  const path = reference.slice(1, -1).split('.')
  const node = groupAt(tree, ...path.slice(0, -1))[path.at(-1) ?? '']
  return isToken(node) ? node : undefined
}

/** Checks that a value has the type, or refers to a token of that type. */
function valid(type: string): Check {
  return (value) => (typeof value === 'string' && value.startsWith('{') ? target(value)?.$type === type : types[type]?.(value) ?? false)
}

test('each token has the shape of its type in the DTCG format 2025.10', () => {
  const broken = tokens.filter(({ token }) => !valid(token.$type ?? '')(token.$value)).map(({ path, token }) => `${path.join('.')}: ${JSON.stringify(token)}`)
  expect(broken).toEqual([])
})

test('names are kebab-case, as tools for the format expect', () => {
  expect(tokens.map(({ path }) => path.join('.')).filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name))).toEqual([])
})

test.each<[string, unknown]>([
  ['color', '#2069c1'],
  ['color', { colorSpace: 'srgb', components: [0.1255, 0.4118, 0.7569], hex: '#ffffff' }],
  ['color', '{raw.blue.601}'],
  ['color', '{space.4}'],
  ['dimension', '16px'],
  ['dimension', { value: 1, unit: 'em' }],
  ['duration', '80ms'],
  ['typography', { fontFamily: '{font.sans}', fontSize: { value: 14, unit: 'px' }, fontWeight: 400, lineHeight: 1.5 }],
  ['constant', 1],
])('a %s is not written %j', (type, value) => {
  expect(valid(type)(value)).toBe(false)
})
