import { describe, expect, it } from 'vitest'
import { userProblems, emptyUserValues, toUserUpdate, type UserValues } from './userValues.ts'

const ana: UserValues = { ...emptyUserValues, FirstName: 'Ana', LastName: 'Barrientos', Email: 'ana@mail.example', Unit: '0911' }

describe('§5 problems that the form shows before saving', () => {
  const problems = (change: Partial<UserValues>) => userProblems({ ...ana, ...change })

  it('a user with a name has no problems', () => {
    expect(problems({})).toEqual({})
    expect(problems({ FirstName: '', LastName: '', Name: 'Brightwater Home Services' })).toEqual({})
  })

  it('a user needs a name', () => {
    expect(problems({ FirstName: ' ', LastName: '' })).toEqual({ FirstName: 'nameMissing' })
  })

  it('§5 directory PIN: numeric, at most 5 digits, or empty', () => {
    expect(['', '0417', '12345'].map((DirectoryPin) => problems({ DirectoryPin }))).toEqual([{}, {}, {}])
    expect(['123456', '12a', '-1'].map((DirectoryPin) => problems({ DirectoryPin }).DirectoryPin)).toEqual(Array(3).fill('directoryPinInvalid'))
  })

  it('web access needs an email address to send the link to', () => {
    expect(problems({ Email: '', IsWebLoginEnabled: true })).toEqual({ Email: 'emailMissing' })
    expect(problems({ Email: 'ana@' })).toEqual({ Email: 'emailInvalid' })
  })

  it('the end must be after the start; an end without a time includes the whole day', () => {
    expect(problems({ validFrom: '2026-11-21', validUntil: '2026-11-21' })).toEqual({})
    expect(problems({ validFrom: '2026-11-21', validFromTime: '10:00', validUntil: '2026-11-21', validUntilTime: '10:00' })).toEqual({ validUntil: 'endBeforeStart' })
    expect(problems({ validFrom: null, validFromTime: '10:00' })).toEqual({ validFrom: 'dateMissing' })
  })

  it('a user without all locations needs at least one', () => {
    expect(problems({ HasAllLocationAccess: false })).toEqual({ PropertyLocations: 'placeMissing' })
  })
})

describe('an update', () => {
  it('the request contains only the changed fields', () => {
    expect(toUserUpdate(12, 3, ana, { ...ana, Unit: ' 0912 ', PropertyLocations: [] })).toEqual({ ID: 12, Version: 3, Unit: '0912' })
  })
})
