import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../testing/corpus.ts'
import { countCharacters } from './countCharacters.ts'
import { findForbiddenText } from './forbiddenText.ts'
import { findInvisibleCharacter, findTextProblem } from './findTextProblem.ts'

const units = ['a', '<', '>', '=', '.', 'é', '😀', '\ud83d', '\udc69', '\0', '\t', '\n', '\u0085', '\u2029', '\u200d', '\u200e', '\u202e', '\ufeff', 'ﬁ']

describe('§5 what a text field may contain', () => {
  it.each([
    ['', null], ['Dana Whitfield', null], ['A<B', null], ['José 👩‍🚒', null], ['خالد العمري', null], ['two words', null],
    ['<>', 'comparisonOnly'], ['＜', 'comparisonOnly'], ['<b>x</b>', 'tag'], ['see http://evil.example', 'scheme'], ['run.exe', 'extension'],
    ['=HYPERLINK(A1)', 'formula'], ['Da\0na', 'control'], ['Da\nna', 'control'], ['Da\tna', 'control'], ['Da\u007fna', 'control'], ['Da\u0085na', 'control'],
    ['Da\u2028na', 'control'], ['Da\ud83dna', 'control'], ['Da\u202ena', 'direction'], ['Da\u2066na', 'direction'], ['Da\u200fna', 'direction'],
    ['Da\u061cna', 'direction'],
  ])('a line %j: %s', (text, problem) => {
    expect(findTextProblem(text)).toBe(problem)
  })

  it.each([['first\r\nsecond\n\tthird', null], ['first\0second', 'control'], ['first\u2028second', 'control'], ['first\n<b>', null], ['first\n<b>x</b>', 'tag'],
    ['first\u2067second', 'direction']])('the note %j has the problem %s', (text, problem) => {
    expect(findTextProblem(text, 'many')).toBe(problem ?? findForbiddenText(text))
  })

  it('harmless names, streets and companies are accepted', () => {
    const blocked = readCorpus<{ input: string }>('benign-faker').filter(({ input }) => findTextProblem(input, 'many') !== null)
    expect(blocked).toEqual([])
  })

  it('a note may contain every text that a line may, and neither may have invisible characters', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 8 }), (text) => {
      if (findTextProblem(text) !== null) return
      expect(findTextProblem(text, 'many')).toBeNull()
      expect(findInvisibleCharacter(text)).toBeNull()
      expect(text.isWellFormed()).toBe(true)
    }))
  })
})

it.each([['', 0], ['Lobby', 5], ['😀😀', 2], ['e\u0301', 2]])('the text %j has %i characters', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})
