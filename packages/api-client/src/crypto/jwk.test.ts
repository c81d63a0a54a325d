import { expect, test } from 'vitest'
import { newKey } from '../transport/testServer.fixture.ts'
import { jwkThumbprint } from './jwk.ts'

const { kty, n } = newKey()

test.each([
  ['1', 'AQ'],
  ['1, written longer', 'AAAB'],
  ['2', 'Ag'],
  ['65,536', 'AQAA'],
])('a key with the exponent %s is refused: it would hide nothing', async (_said, e) => {
  await expect(jwkThumbprint({ kty, n, e })).rejects.toThrow(/exponent/)
})

test.each([['3', 'Aw'], ['65,537', 'AQAB']])('a key with the exponent %s is accepted', async (_said, e) => {
  await expect(jwkThumbprint({ kty, n, e })).resolves.toMatch(/^[\w-]{43}$/)
})
