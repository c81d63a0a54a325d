import { mergeEdits } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { inviteValueProblems, inviteParts, toInviteValues, toUpdateInvite, type InviteAnswer } from './route.tsx'

const invite: InviteAnswer = {
  ID: 'a', Kind: 'QR', InviteType: 'Temporary', InviteName: 'Movers', Description: 'Unit 1407', SentBy: 'Dana', SentByUnit: '', Recipient: '', Language: 'en', PropertyID: 1,
  PropertyName: 'Pines', TimeZone: 'America/Chicago', Ports: [{ PortID: 'pool', PortName: 'Pool' }, { PortID: 'gate', PortName: 'Gate' }],
  StartDate: '2026-11-21T06:00:00.000Z', EndDate: '2026-11-22T05:59:59.000Z', Windows: null, AccessCount: 3, UsesLeft: 1, Status: 'Valid', Pin: null,
  CreatedAt: '2026-11-21T06:00:00.000Z', LastUsedAt: null, LastSentAt: null, BeyondSender: [], Events: [], Version: 4, UpdatedBy: '',
}
const values = toInviteValues(invite)
const now = { date: '2026-11-21', minute: 600 }

describe('an edited invite', () => {
  it('an invite lasts to the end of its last day, also if stored as 11:59:59 PM', () => {
    expect(values.restriction.validUntil).toEqual({ date: '2026-11-21', minute: 1440 })
    expect(inviteValueProblems(invite, values, now)).toEqual({})
  })

  it('an edited invite sends unedited values unchanged', () => {
    expect(toUpdateInvite(invite, values, 4, false)).toEqual({
      ID: 'a', Version: 4, InviteName: 'Movers', Description: 'Unit 1407', Ports: ['gate', 'pool'], StartDate: invite.StartDate, EndDate: invite.EndDate,
      Windows: null, AccessCount: 3, IsGuestTold: false,
    })
  })

  it('a new end without a time is the end of that day at the property', () => {
    const restriction = { ...values.restriction, validUntil: { date: '2026-11-25', minute: 1440 } }
    expect(toUpdateInvite(invite, { ...values, restriction }, 4, true)).toMatchObject({ EndDate: '2026-11-26T06:00:00.000Z', IsGuestTold: true })
  })

  it('an edited invite allows no fewer uses than were used', () => {
    const withUses = (usesAllowed: number | null) => inviteValueProblems(invite, { ...values, restriction: { ...values.restriction, usesAllowed } }, now)
    expect(withUses(2)).toEqual({ restriction: 'usesSpent' })
    expect(withUses(3)).toEqual({})
    expect(withUses(null)).toEqual({})
  })

  it('both changes are kept when one administrator changes an invite’s doors and another its end', () => {
    const mine = { ...values, ports: ['gate'] }
    const theirs = { ...values, restriction: { ...values.restriction, validUntil: null } }
    expect(mergeEdits(inviteParts, { base: values, mine, theirs })).toMatchObject({ conflicts: [], merged: { ports: ['gate'], restriction: { validUntil: null } } })
  })
})
