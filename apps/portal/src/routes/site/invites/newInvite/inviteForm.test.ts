import { describe, expect, it } from 'vitest'
import { inviteProblems, emptyInvite, toInviteRequest, withKind, type InviteForm } from './inviteForm.ts'

const houston = 'America/Chicago'
const now = { date: '2026-11-21', minute: 600 }
const form = (changed: Partial<InviteForm> = {}): InviteForm => ({ ...emptyInvite(['main-entry'], '2026-11-21'), name: 'Movers', ...changed })
const lasting = (from: [string, number] | null, until: [string, number] | null) => {
  const moment = (at: [string, number] | null) => at && { date: at[0], minute: at[1] }
  return { ...form().restriction, validFrom: moment(from), validUntil: moment(until) }
}

describe('what cannot be sent', () => {
  it('§3 Invite: a name, places and a time that is still to come', () => {
    expect(inviteProblems(form(), now)).toEqual({})
    expect(inviteProblems(form({ name: '  ', ports: [] }), now)).toEqual({ name: 'nameMissing', ports: 'portsMissing' })
    expect(inviteProblems(form({ restriction: lasting(null, ['2026-11-21', 600]) }), now)).toEqual({ restriction: 'endsInPast' })
    expect(inviteProblems(form({ restriction: lasting(['2026-11-25', 480], ['2026-11-25', 480]) }), now)).toEqual({ restriction: 'endsBeforeStart' })
    expect(inviteProblems(form({ restriction: lasting(null, ['2026-11-21', 601]) }), now)).toEqual({})
    expect(inviteProblems(form({ restriction: { ...form().restriction, windows: [] } }), now)).toEqual({ restriction: 'noWindow' })
  })

  it('a recipient may be left out, but not be half an address', () => {
    expect(inviteProblems(form({ recipient: ' office@brightwater.example ' }), now)).toEqual({})
    expect(inviteProblems(form({ recipient: 'office@' }), now)).toEqual({ recipient: 'recipientInvalid' })
  })

  it.each([['', true], ['1234', true], ['123456', true], ['123', false], ['1234567', false], ['12a4', false]])('PIN %j: %s', (pin, isFine) => {
    expect(inviteProblems(form({ kind: 'PIN', pin }), now)).toEqual(isFine ? {} : { pin: 'pinInvalid' })
  })
})

describe('what is sent', () => {
  it('times are the property’s, and an end at the end of a day is the midnight after it', () => {
    const { kind, payload } = toInviteRequest(form({ kind: 'Recurring', recipient: ' a@b.example ' }), houston)
    expect(kind).toBe('QR')
    expect(payload).toMatchObject({
      InviteType: 'Recurring', InviteName: 'Movers', Recipient: 'a@b.example', Ports: ['main-entry'],
      StartDate: '2026-11-21T06:00:00.000Z', EndDate: '2026-11-22T06:00:00.000Z', Windows: null, AccessCount: null,
    })
  })

  it('a week and a count go along', () => {
    const restriction = { ...form().restriction, windows: [{ days: [1 as const, 5 as const], start: 1320, end: 360 }], usesAllowed: 120 }
    expect(toInviteRequest(form({ restriction }), houston).payload).toMatchObject({ Windows: [{ Days: [1, 5], Start: 1320, End: 360 }], AccessCount: 120 })
  })

  it('a PIN is sent only where one was chosen', () => {
    expect(toInviteRequest(form({ kind: 'PIN' }), houston)).toMatchObject({ kind: 'PIN', payload: { InviteType: 'Temporary' } })
    expect(toInviteRequest(form({ kind: 'PIN' }), houston).payload).not.toHaveProperty('Pin')
    expect(toInviteRequest(form({ kind: 'PIN', pin: '0417' }), houston).payload).toMatchObject({ Pin: '0417' })
  })
})

describe('changing the kind', () => {
  it('a recurring key does not end today; other ends stay', () => {
    expect(withKind(form(), 'Recurring').restriction.validUntil).toBeNull()
    expect(withKind(form(), 'PIN').restriction.validUntil).toEqual({ date: '2026-11-21', minute: 1440 })
    const march = form({ restriction: lasting(['2026-11-21', 0], ['2027-03-12', 1440]) })
    expect(withKind(march, 'Recurring').restriction).toEqual(march.restriction)
  })
})
