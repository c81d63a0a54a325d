import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const roots = [new URL('../', import.meta.url), new URL('../../../../apps/portal/src/', import.meta.url)].map((root) => fileURLToPath(root))
const hostedOnly = /cc-(?:number|csc|exp)\b/

const sources = roots.flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|guide\.ts)$/.test(path))
  .map((path) => root + path))

test('no component of the library or the portal has a field for a card number, its code or its expiry date', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((path) => hostedOnly.test(readFileSync(path, 'utf8')))).toEqual([])
})
