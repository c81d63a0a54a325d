import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../testing/corpus.ts'
import { isEmailAddress } from './emailAddress.ts'

interface EmailCase {
  input: string
  category: string
}

const cases = readCorpus<EmailCase>('isemail')

describe("§5 Subscribe: 'Please Enter Valid Username' (must be email format)", () => {
  it.each(cases.filter(({ category }) => category === 'ISEMAIL_ERR'))('the address %j is refused', ({ input }) => {
    expect(isEmailAddress(input)).toBe(false)
  })

  it.each(cases.filter(({ category, input }) => category === 'ISEMAIL_VALID_CATEGORY' && input !== 'test@io'))('accepts %j', ({ input }) => {
    expect(isEmailAddress(input)).toBe(true)
  })

  it.each(['dana.whitfield@whisperingpines.example', "o'brien+gate@mail.example", 'a@b.co', 'x@1.2.3.a4'])('the address %s is accepted', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each(['', 'dana', 'dana@', '@b.co', 'a@b', 'a@b.1', '.a@b.co', 'a.@b.co', 'a..b@b.co', 'a@b..co', 'a@-b.co', ' a@b.co', 'a@b.co ', 'a b@c.de',
    'ä@b.co', 'a@b.co\n', 'a@b@c.de'])('the address %j is refused', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('more than 254 characters, or more than 64 before the @, are refused', () => {
    expect(isEmailAddress(`${'a'.repeat(64)}@b.co`)).toBe(true)
    expect(isEmailAddress(`${'a'.repeat(65)}@b.co`)).toBe(false)
    expect(isEmailAddress(`a@${'b.'.repeat(130)}co`)).toBe(false)
  })

  it('all valid example addresses are accepted', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmailAddress(address)).toBe(/[a-z]/i.test(address.slice(address.lastIndexOf('.'))))
      }),
    )
  })
})
