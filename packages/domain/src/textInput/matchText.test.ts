import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './foldText.ts'
import { matchText } from './matchText.ts'

const marked = (text: string, search: string) => matchText(text, search)?.marks.map(([start, end]) => text.slice(start, end))

describe('a text and a search', () => {
  it.each([
    ['Marcus Tran', 'mar', 0, ['Mar']],
    ['Marcus Tran', 'marcus t', 0, ['Marcus', 'T']],
    ['Sofia Marchetti', 'mar', 1, ['Mar']],
    ['Marcus Tran', 'tran mar', 1, ['Mar', 'Tran']],
    ['Omar Abdelrahman', 'mar', 2, ['mar']],
    ['Alejandra Villaseñor', 'senor', 2, ['señor']],
    ['José Núñez', 'nunez', 1, ['Núñez']],
    ['Oﬃce door', 'office', 0, ['Oﬃce']],
    ['A–Z, Tower B', 'b', 1, ['B']],
  ] as const)('the text %s matches “%s” with rank %d', (text, search, rank, marks) => {
    expect(matchText(text, search)?.rank).toBe(rank)
    expect(marked(text, search)).toEqual(marks)
  })

  it('the beginning of a word is preferred to an earlier match inside one', () => expect(marked('Omar Marchetti', 'mar')).toEqual(['Mar']))
  it('there is no match if a word is missing', () => expect(matchText('Marcus Tran', 'mar x')).toBeNull())
  it('an empty search matches everything', () => expect(matchText('Marcus', '  ')).toEqual({ rank: 0, marks: [] }))
})

it('any part of a text is found, with its offsets', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(7), (text, from, length) => {
    const start = from % (text.length + 1)
    const part = text.slice(start, start + length)
    fc.pre(!/\s/.test(part) && foldText(text).includes(foldText(part)))
    const ends = matchText(text, part)?.marks.flat()
    expect(ends).toEqual(ends?.toSorted((a, b) => a - b))
    expect(ends?.every((end) => end >= 0 && end <= text.length)).toBe(true)
  }))
})
