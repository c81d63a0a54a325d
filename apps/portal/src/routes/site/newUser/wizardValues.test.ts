import { unrestricted, type Weekday } from '@portal/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCode } from '#portal/access/codes/codeForm.ts'
import { emptyWizard, isStepComplete, readWizardValues, shownStep, steps, stepOfRefusal, toWizardRequest, type WizardValues } from './wizardValues.ts'

const ana: WizardValues = { ...emptyWizard, user: { ...emptyWizard.user, FirstName: ' Ana ', Email: 'ana@mail.example' }, groupId: 4 }
const withCode = (code: string): WizardValues => ({ ...ana, codes: [{ ...emptyCode(1, [{ PropertyLocationID: 7 }]), code, key: 1 }] })

describe('the steps of a new user', () => {
  it('are four: who, when and where, by what, and all of it once more', () => {
    expect(steps).toEqual(['person', 'group', 'codes', 'review'])
  })

  it('an address never shows a step past one that lacks something', () => {
    expect(shownStep('review', emptyWizard)).toBe('person')
    expect(shownStep('review', ana)).toBe('review')
    expect(shownStep('review', withCode('12'))).toBe('codes')
    expect(shownStep('nonsense', ana)).toBe('person')
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.constantFrom(ana, emptyWizard, withCode('12'), withCode('1234')), (wanted, values) => {
        const shown = shownStep(wanted, values)
        for (const step of steps.slice(0, steps.indexOf(shown))) expect(isStepComplete(step, values)).toBe(true)
      }),
    )
  })

  it('§5 call group name: 5 to 15 characters', () => {
    const named = (name: string) => isStepComplete('codes', { ...ana, callGroup: { kind: 'new', id: null, name, isVideo: true } })
    expect(['Four', 'Fives', 'Fifteen letters', 'Sixteen letters!'].map(named)).toEqual([false, true, true, false])
  })

  it('who manages call groups needs one, and a new one is of the kind that they manage', () => {
    const manager = (UserTypeID: number) => ({ ...ana, user: { ...ana.user, UserTypeID } })
    expect([1, 2, 9].map((type) => isStepComplete('codes', manager(type)))).toEqual([true, false, false])
    const made = { kind: 'new', id: null, name: 'Tower C Desk', isVideo: true } as const
    const kindOf = (type: number) => toWizardRequest({ ...manager(type), callGroup: made }, 1, []).CallGroup
    expect([1, 2, 9].map(kindOf)).toEqual([true, true, false].map((IsVideo) => ({ Kind: 'new', Name: 'Tower C Desk', IsVideo })))
  })

  it('web access without an email is missing on the step that asks for both', () => {
    const alone = { ...ana, user: { ...ana.user, Email: '', IsWebLoginEnabled: true } }
    expect([isStepComplete('person', alone), isStepComplete('group', alone)]).toEqual([false, true])
  })

  it('a closed property asks for the group, and takes no group for an answer', () => {
    const inGroup = (groupId: WizardValues['groupId'], isClosed: boolean) => isStepComplete('group', { ...ana, groupId }, isClosed)
    expect([inGroup(null, false), inGroup(null, true), inGroup('none', true), inGroup(4, true)]).toEqual([true, false, true, true])
    expect(shownStep('review', { ...ana, groupId: null }, true)).toBe('group')
    expect(toWizardRequest({ ...ana, groupId: 'none' }, 1, []).UserGroupID).toBeNull()
  })

  it('own hours want a day in every window', () => {
    const own = (days: number[]) => isStepComplete('group', { ...ana, own: { ...unrestricted, windows: [{ days: days as Weekday[], start: 540, end: 1020 }] } })
    expect([own([]), own([1])]).toEqual([false, true])
  })

  it('a refusal leads to the step whose field it names', () => {
    expect(['Email', 'AccessCodes.0.Code', 'CallGroup.Name', 'UserGroupID', 'Restriction.windows', 'User.DirectoryPin', 'Other'].map(stepOfRefusal)).toEqual([
      'person', 'codes', 'codes', 'group', 'group', 'person', null,
    ])
  })
})

describe('one save', () => {
  it('says everything at once, texts tidied, codes at every place the person may pass', () => {
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

describe('a stored draft', () => {
  it('comes back as typed', () => {
    const typed = { ...withCode('88'), own: unrestricted }
    expect(readWizardValues(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  it('of another form is none', () => {
    expect([null, 3, {}, { ...ana, user: {} }, { ...ana, codes: 1 }, { ...ana, own: 3 }, { ...ana, sendEmail: 'yes' }].map(readWizardValues)).toEqual(Array(7).fill(null))
  })
})
