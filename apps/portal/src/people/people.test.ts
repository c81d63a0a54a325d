import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { userProblems } from './userProblems.ts'
import { emptyUserValues, isUserValues, toUserUpdate, userFields, type UserValues } from './userValues.ts'

const ana: UserValues = { ...emptyUserValues, FirstName: 'Ana', LastName: 'Barrientos', Email: 'ana@mail.example', Unit: '0911' }

describe('§5 what is told before saving', () => {
  const problems = (change: Partial<UserValues>) => userProblems({ ...ana, ...change })

  it('has nothing to say of a person with a name', () => {
    expect(problems({})).toEqual({})
    expect(problems({ FirstName: '', LastName: '', Name: 'Brightwater Home Services' })).toEqual({})
  })

  it('a person needs a name', () => {
    expect(problems({ FirstName: ' ', LastName: '' })).toEqual({ FirstName: 'nameMissing' })
  })

  it('§5 directory PIN: numeric, at most 5 digits; empty is not in the directory', () => {
    expect(['', '0417', '12345'].map((DirectoryPin) => problems({ DirectoryPin }))).toEqual([{}, {}, {}])
    expect(['123456', '12a', '-1'].map((DirectoryPin) => problems({ DirectoryPin }).DirectoryPin)).toEqual(Array(3).fill('directoryPinInvalid'))
  })

  it('web access needs an email address to send the link to', () => {
    expect(problems({ Email: '', IsWebLoginEnabled: true })).toEqual({ Email: 'emailMissing' })
    expect(problems({ Email: 'ana@' })).toEqual({ Email: 'emailInvalid' })
  })

  it('the end comes after the start; an end without a time lasts its whole day', () => {
    expect(problems({ validFrom: '2026-11-21', validUntil: '2026-11-21' })).toEqual({})
    expect(problems({ validFrom: '2026-11-21', validFromTime: '10:00', validUntil: '2026-11-21', validUntilTime: '10:00' })).toEqual({ validUntil: 'endBeforeStart' })
    expect(problems({ validFrom: null, validFromTime: '10:00' })).toEqual({ validFrom: 'dateMissing' })
  })

  it('someone who has not all places has at least one', () => {
    expect(problems({ HasAllLocationAccess: false })).toEqual({ PropertyLocations: 'placeMissing' })
  })
})

describe('an update', () => {
  it('sends what was changed and nothing else', () => {
    expect(toUserUpdate(12, 3, ana, { ...ana, Unit: ' 0912 ', PropertyLocations: [] })).toEqual({ ID: 12, Version: 3, Unit: '0912' })
  })
})

describe('a stored draft', () => {
  it('survives being written and read', () => {
    expect(isUserValues(JSON.parse(JSON.stringify(ana)))).toBe(true)
  })

  it('of another form is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...userFields), fc.constantFrom({}, undefined, [''], Symbol.iterator), (field, wrong) => {
        expect(isUserValues({ ...ana, [field]: wrong })).toBe(false)
      }),
    )
    expect([null, 'text', 7, []].map(isUserValues)).toEqual([false, false, false, false])
  })
})
