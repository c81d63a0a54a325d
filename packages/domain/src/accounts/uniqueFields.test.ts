import { describe, expect, it } from 'vitest'
import { checkCallGroupName, checkDirectoryPin, comparedValue, dialledNumber, uniqueFields } from './uniqueFields.ts'

describe('§5 Other fields', () => {
  it('§5 thirteen fields have a uniqueness check', () => {
    expect(uniqueFields.map(({ name }) => name)).toEqual([
      'clientPhone', 'clientEmail', 'clientUsername', 'accessCode', 'accessPhone', 'accessPhoneCode', 'accessCodeAtLocation',
      'wiegandCode', 'groupName', 'groupCode', 'presetTemplateName', 'directoryPin', 'callGroupName',
    ])
  })

  it('§5 the directory PIN is unique per account', () => {
    expect(uniqueFields.find(({ name }) => name === 'directoryPin')?.within).toBe('account')
  })

  it('values that differ only in notation are the same', () => {
    expect(comparedValue('groupName', ' José ')).toBe(comparedValue('groupName', 'JOSE\u0301'))
    expect(comparedValue('clientPhone', '+1 (312) 555-0123')).toBe('+13125550123')
    expect(comparedValue('directoryPin', ' 0042')).toBe('0042')
  })

  it.each([
    ['+1 (713) 555-0162', '+17135550162'], ['(713) 555-0162', '+17135550162'], ['1.713.555.0162', '+17135550162'], ['7135550162', '+17135550162'],
    ['+44 713 555 0162', '+447135550162'], ['+7135550162', '+7135550162'], ['020 7946 0018', '02079460018'], ['', ''],
  ])('the phone number %j dials %j, for any user', (text, dialled) => {
    expect(dialledNumber(text)).toBe(dialled)
    expect(comparedValue('accessPhone', text)).toBe(comparedValue('clientPhone', dialled))
  })

  it.each([['', 'empty'], ['00042', null], ['1', null], ['123456', 'tooLong'], ['12a', 'notDigits'], ['-1', 'notDigits'], ['١٢', 'notDigits']])(
    '§5 directory PIN "%s", numeric and at most 5 digits: %s',
    (value, problem) => {
      expect(checkDirectoryPin(value)).toEqual(problem === null ? [] : [problem])
    },
  )

  it.each([['Lobb', 'tooShort'], ['Lobby', null], ['  Lobb  ', 'tooShort'], ['Fifteen letters', null], ['Sixteen letters!', 'tooLong'], ['😀😀😀😀😀', null]])(
    '§5 call group name "%s", 5 to 15 characters: %s',
    (value, problem) => {
      expect(checkCallGroupName(value)).toEqual(problem === null ? [] : [problem])
    },
  )
})
