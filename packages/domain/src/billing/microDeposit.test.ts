import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDepositCents, parseDescriptorCode, parseMicroDeposit } from './microDeposit.ts'

const amounts = (...cents: number[]) => ({ kind: 'amounts', cents })
const code = (text: string) => ({ kind: 'code', code: text })

describe('a value from a bank statement (§3 Bank)', () => {
  it.each([
    ['sm11aa', code('SM11AA')],
    [' SM11AA ', code('SM11AA')],
    ['11AA', code('SM11AA')],
    ['1132', code('SM1132')],
    ['ACH CREDIT GATEWELL SM11AA ACCTVERIFY 0.01', code('SM11AA')],
    ['SMITHS BAKERY SM9K2X', code('SM9K2X')],
    ['32', amounts(32)],
    ['32¢', amounts(32)],
    ['0.32', amounts(32)],
    ['.32', amounts(32)],
    ['$0.05', amounts(5)],
    ['0,32', amounts(32)],
    ['32 45', amounts(32, 45)],
    ['32, 45', amounts(32, 45)],
    ['$0.32 and $0.45', amounts(32, 45)],
    ['11/23 GATEWELL ACCTVERIFY 0.32 / 11/23 GATEWELL ACCTVERIFY 0.45', amounts(32, 45)],
  ])('%j is read', (text, reading) => expect(parseMicroDeposit(text)).toEqual(reading))

  it.each(['', 'SM11', 'SM11A', 'SM11AAA', 'hello there', '0', '0.00', '0.3', '1.32', '32.00', '$32', '100', '032', '32,45', '-32',
    'SM11AA SM22BB', '0.32 0.45 0.11', '1,200.50'])(
    'the text %j is ambiguous or has no meaning', (text) => expect(parseMicroDeposit(text)).toBeNull(),
  )

  it('a code is read in any letter case, with and without SM, alone and in a line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{4}$/).filter((end) => !end.startsWith('SM')), fc.boolean(), (end, isLower) => {
        const written = isLower ? end.toLowerCase() : end
        for (const text of [written, `sm${written}`, `\tSM${written}\n`]) expect(parseDescriptorCode(text)).toBe(`SM${end}`)
      }),
    )
  })

  it('an amount under a dollar reads the same in cents and in dollars', () => {
    for (let cents = 1; cents < 100; cents += 1) {
      expect(parseDepositCents(String(cents))).toBe(cents)
      expect(parseDepositCents(`0.${String(cents).padStart(2, '0')}`)).toBe(cents)
    }
  })

  it('an amount is never a dollar or more', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const cents = parseDepositCents(text)
      expect(cents === null || (Number.isInteger(cents) && cents > 0 && cents < 100)).toBe(true)
    }))
  })
})
