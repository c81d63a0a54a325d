import { expect, test } from 'vitest'
import { readPage, searchPart } from './listAddress.ts'

test.each([['Dana', 'Dana'], ['A<B ', 'A<B '], ['x'.repeat(200), 'x'.repeat(80)], ['<b>x</b>', ''], ['http://evil.example', ''], ['a\0b', ''], ['<>', '']])(
  '§5 a search of %j in the address searches for %j',
  (search, read) => {
    expect(searchPart(80).read(search)).toBe(read)
  },
)

test.each([['3', 3], ['0', 1], ['-1', 1], ['1.5', 1], ['1e18', 1], ['x', 1], ['1000000', 1_000_000]])('page=%s in the address is page %i', (page, read) => {
  expect(readPage(new URLSearchParams({ page }))).toBe(read)
})
