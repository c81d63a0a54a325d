import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../testing/corpus.ts'
import { neutralizeCsvCell, quoteCsvCell } from './csvCell.ts'

/**
 * Whether the strictest spreadsheet could read a cell as a formula: it ignores invisible characters before it and accepts full-width signs.
 */
function looksLikeFormula(cell: string): boolean {
  const seen = cell.normalize('NFKC').replace(/^[\s\p{Cc}\p{Cf}]+/u, '')
  return /^[=+\-@|%]/.test(seen) && !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(seen.trim())
}

describe('CSV export: no cell is read as a formula', () => {
  it.each([...readCorpus<string>('csv-injection'), ...readCorpus<string>('csv-generated')])('%j', (cell) => {
    const neutral = neutralizeCsvCell(cell)
    expect(looksLikeFormula(neutral)).toBe(false)
    expect([cell, `'${cell}`]).toContain(neutral)
  })

  it.each(['=1', '@x', '+1 555 0100', '-x', '|x', '%x', '＝1', '﹢x', ' =1', '\u200b=1', '\ufeff-1+1', '\0=1', '\tx', '\rx', '=', '- 5'])('the cell %j gets a prefix', (cell) => {
    expect(neutralizeCsvCell(cell)).toBe(`'${cell}`)
  })

  it.each(['', 'Dana', '-5', '+15551234', '-5.25', '1e-7', '-1E5', '.5', ' -5 ', "'=1", '"=1', 'a=1', '5%', '–', 'a\nb', '\nx'])('the cell %j stays unchanged', (cell) => {
    expect(neutralizeCsvCell(cell)).toBe(cell)
  })

  it('any text becomes safe, and safe text stays unchanged', () => {
    fc.assert(
      fc.property(fc.tuple(fc.constantFrom('', ' ', '=', '\t', '\u200b', '＠'), fc.string({ unit: 'binary' })), ([lead, rest]) => {
        const neutral = neutralizeCsvCell(lead + rest)
        expect(looksLikeFormula(neutral)).toBe(false)
        expect(neutralizeCsvCell(neutral)).toBe(neutral)
      }),
    )
  })
})

describe('quoteCsvCell (RFC 4180)', () => {
  it.each([
    ['plain', '"plain"'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('%j', (cell, quoted) => {
    expect(quoteCsvCell(cell)).toBe(quoted)
  })

  it.each([
    ['Eve;=1+1', `"Eve;'=1+1"`],
    [';=cmd()', `";'=cmd()"`],
    ['a\t@x|=y', `"a\t'@x|'=y"`],
    ['a;"=1+1"', `"a;'""=1+1"""`],
    ['Main; Exit;-5; 7', `"Main; Exit;'-5; 7"`],
  ])('%j begins no formula for a reader with another separator', (cell, quoted) => {
    expect(quoteCsvCell(cell)).toBe(quoted)
  })

  it('no part of a line is read as a formula, whichever separator a spreadsheet uses', () => {
    const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ';', '|', '\t', '\n', '"', ',', "'", ' ', '1', 'a'), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = cells.map((text) => quoteCsvCell(neutralizeCsvCell(text))).join(',')
        const [, ...later] = line.split(/[;|\t\r\n]/)
        for (const part of later) expect(part.replaceAll('"', '')).not.toMatch(/^\s*[=+\-@|%]/)
      }),
    )
  })
})
