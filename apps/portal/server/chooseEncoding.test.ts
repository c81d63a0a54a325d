import { expect, test } from 'vitest'
import { chooseEncoding } from './chooseEncoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.4, gzip;q=0.8', 'gzip'],
  ['BR;Q=0.4 , x-gzip ; q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['gzip;q=0.5, identity', null],
  ['identity;q=0.2, gzip;q=0.5', 'gzip'],
  ['br;q=nonsense', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding "%s" gets the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('the server chooses only an encoding in which the file exists', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br', ['gzip'])).toBeNull()
})
