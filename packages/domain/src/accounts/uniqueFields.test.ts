import { describe, expect, it } from 'vitest'
import { checkCallGroupName, checkDirectoryPin, comparedValue, uniqueFields } from './uniqueFields.ts'

describe('§5 Other fields', () => {
  it('§5 uniqueness checks exist for thirteen fields, each once', () => {
    expect(uniqueFields.map(({ name }) => name)).toEqual([
      'clientPhone', 'clientEmail', 'clientUsername', 'accessCode', 'accessPhone', 'accessPhoneCode', 'accessCodeAtLocation',
      'wiegandCode', 'groupName', 'groupCode', 'presetTemplateName', 'directoryPin', 'callGroupName',
    ])
  })

  it('§5 the directory PIN is unique per account', () => {
    expect(uniqueFields.find(({ name }) => name === 'directoryPin')?.within).toBe('account')
  })

  it('what only looks different is the same', () => {
    expect(comparedValue({ comparedAs: 'caseless' }, ' José ')).toBe(comparedValue({ comparedAs: 'caseless' }, 'JOSE\u0301'))
    expect(comparedValue({ comparedAs: 'phone' }, '+1 (312) 555-0123')).toBe('+13125550123')
    expect(comparedValue({ comparedAs: 'text' }, ' 0042')).toBe('0042')
  })

  it.each([['', 'empty'], ['00042', null], ['1', null], ['123456', 'tooLong'], ['12a', 'notDigits'], ['-1', 'notDigits'], ['١٢', 'notDigits']])(
    '§5 directory PIN "%s", numeric and at most 5 digits: %s',
    (value, problem) => {
      expect(checkDirectoryPin(value)).toBe(problem)
    },
  )

  it.each([['Lobb', 'tooShort'], ['Lobby', null], ['  Lobb  ', 'tooShort'], ['Fifteen letters', null], ['Sixteen letters!', 'tooLong'], ['😀😀😀😀😀', null]])(
    '§5 call group name "%s", 5 to 15 characters: %s',
    (value, problem) => {
      expect(checkCallGroupName(value)).toBe(problem)
    },
  )
})
