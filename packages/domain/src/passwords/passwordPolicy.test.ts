import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../testing/corpus.ts'
import { checkPassword, isPasswordText, passwordPolicy, type PasswordProblem } from './passwordPolicy.ts'

describe('§5 Passwords', () => {
  it.each(readCorpus<{ input: string; expected: boolean }>('password-rule'))('%j', ({ input, expected }) => {
    expect(checkPassword(input).length === 0).toBe(expected)
  })

  it.each<[string, string, PasswordProblem[]]>([
    ['§5 password: required', '', ['empty', 'tooShort', 'noLowercase', 'noDigit']],
    ['§5 password: at least 8 characters', 'abc1234', ['tooShort']],
    ['§5 password: 8 characters are enough', 'abcd1234', []],
    ['§5 password: 15 characters are not too many', 'abcdefghijklm12', []],
    ['§5 password: at most 15 characters', 'abcdefghijklmn12', ['tooLong']],
    ['§5 password: at least one lowercase letter', 'ABCD1234', ['noLowercase']],
    ['§5 password: at least one digit', 'abcdefgh', ['noDigit']],
    ['§5 password: a capital is welcome and not needed', 'Abcd1234', []],
    ['§5 password: no space', 'abcd 1234', ['forbiddenCharacter']],
    ['§5 password: non-ASCII counts as one character each', '😀😀😀😀😀ab1', ['forbiddenCharacter']],
    ['§5 password: Arabic digits are no digits', 'abcdefg\u0661', ['noDigit', 'forbiddenCharacter']],
  ])('%s', (_name, password, problems) => {
    expect(checkPassword(password)).toEqual(problems)
  })

  it('§5 password inputs accept only ASCII letters, digits and most punctuation', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
    expect(ascii.filter((character) => !isPasswordText(character)).filter((character) => character > '\u001f').join('')).toBe(' "\'<=>\u007f')
    expect(isPasswordText('')).toBe(true)
    expect(isPasswordText('abc\n')).toBe(false)
    expect(isPasswordText('ａbc')).toBe(false)
    expect(isPasswordText('p\u00e4ss')).toBe(false)
  })

  it('exactly the passwords that the policy describes are accepted', () => {
    const character = fc.constantFrom(...passwordPolicy.allowedCharacters)
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (password) => {
        const isValid = password.length >= 8 && password.length <= 15 && /[a-z]/.test(password) && /\d/.test(password)
        expect(checkPassword(password).length === 0).toBe(isValid)
      }),
    )
  })

  it('password generators get the same rule', () => {
    expect(passwordPolicy.passwordRules).toBe(
      'minlength: 8; maxlength: 15; required: lower; required: digit; allowed: upper; allowed: [-!#$%&()*+,./:;?@[\\^_`{|}~]];',
    )
  })
})
