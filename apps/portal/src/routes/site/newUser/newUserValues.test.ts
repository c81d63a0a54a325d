import { unrestricted, type Weekday } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { emptyCode } from '#portal/access/codes/codeForm.ts'
import { emptyNewUser, isUnderMore, missingFields, toWizardRequest, type NewUserValues } from './newUserValues.ts'

const ana: NewUserValues = { ...emptyNewUser, user: { ...emptyNewUser.user, FirstName: ' Ana ', Email: 'ana@mail.example' }, groupId: 4 }
const withCode = (code: string): NewUserValues => ({ ...ana, codes: [{ ...emptyCode(1, [{ PropertyLocationID: 7 }]), code, key: 1 }] })

describe('the missing fields of a new user', () => {
  it('a new user needs only a name and a group', () => {
    expect(missingFields(emptyNewUser, true)).toEqual(['FirstName', 'UserGroupID'])
    expect(missingFields(ana, true)).toEqual([])
    expect(missingFields(withCode('12'), true)).toEqual(['AccessCodes'])
  })

  it('a group is required where groups exist, and "No group" is a valid answer', () => {
    const inGroup = (groupId: NewUserValues['groupId'], needsGroup: boolean) => missingFields({ ...ana, groupId }, needsGroup)
    expect([inGroup(null, false), inGroup(null, true), inGroup('none', true)]).toEqual([[], ['UserGroupID'], []])
    expect(toWizardRequest({ ...ana, groupId: 'none' }, 1, []).UserGroupID).toBeNull()
  })

  it('§5 call group name: 5 to 15 characters', () => {
    const named = (name: string) => missingFields({ ...ana, callGroup: { kind: 'new', id: null, name, isVideo: true } }, true).length === 0
    expect(['Four', 'Fives', 'Fifteen letters', 'Sixteen letters!'].map(named)).toEqual([false, true, true, false])
  })

  it('a call group manager needs a call group, and a new group is of the kind that they manage', () => {
    const manager = (UserTypeID: number) => ({ ...ana, user: { ...ana.user, UserTypeID } })
    expect([1, 2, 9].map((type) => missingFields(manager(type), true))).toEqual([[], ['CallGroup'], ['CallGroup']])
    const made = { kind: 'new', id: null, name: 'Tower C Desk', isVideo: true } as const
    const kindOf = (type: number) => toWizardRequest({ ...manager(type), callGroup: made }, 1, []).CallGroup
    expect([1, 2, 9].map(kindOf)).toEqual([true, true, false].map((IsVideo) => ({ Kind: 'new', Name: 'Tower C Desk', IsVideo })))
  })

  it('web access needs an email', () => {
    expect(missingFields({ ...ana, user: { ...ana.user, Email: '', IsWebLoginEnabled: true } }, true)).toEqual(['Email'])
  })

  it('a user’s own hours need a day in every window', () => {
    const own = (days: number[]) => missingFields({ ...ana, own: { ...unrestricted, windows: [{ days: days as Weekday[], start: 540, end: 1020 }] } }, true)
    expect([own([]), own([1])]).toEqual([['Restriction'], []])
  })

  it('problems, checks and refusals of fields under "More" open that section', () => {
    expect(['Username', 'Restriction.windows', 'CallGroup.Name', 'callGroupName', 'User.DirectoryPin', 'PropertyLocations'].every(isUnderMore)).toBe(true)
    expect(['Email', 'User.Phone', 'FirstName', 'AccessCodes.0.Code', 'code2', 'UserGroupID'].some(isUnderMore)).toBe(false)
  })
})

describe('the save request', () => {
  it('the save request has all values at once without extra spaces, and entry methods at all locations of the user', () => {
    expect(toWizardRequest(withCode('8821'), 2, [7, 8])).toMatchObject({
      PropertyID: 2,
      User: { FirstName: 'Ana', Email: 'ana@mail.example' },
      UserGroupID: 4,
      Restriction: null,
      HasAllLocationAccess: true,
      AccessCodes: [{ AccessCodeTypeID: 1, Code: '8821', PropertyLocations: [{ PropertyLocationID: 7 }, { PropertyLocationID: 8 }] }],
      CallGroup: { Kind: 'none' },
      SendEmail: true,
    })
  })
})
