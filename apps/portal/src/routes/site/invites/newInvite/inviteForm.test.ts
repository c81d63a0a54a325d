import { describe, expect, it } from 'vitest'
import { inviteProblems, emptyInvite, toInviteRequest, weekendOf, withUntil, type InviteForm, recentGuests } from './inviteForm.ts'

const houston = 'America/Chicago'
const now = { date: '2026-11-21', minute: 600 }
const form = (changed: Partial<InviteForm> = {}): InviteForm => ({ ...emptyInvite(['main-entry'], '2026-11-21'), name: 'Movers', ...changed })
const lasting = (from: [string, number] | null, until: [string, number] | null) => {
  const moment = (at: [string, number] | null) => at && { date: at[0], minute: at[1] }
  return { ...form().restriction, validFrom: moment(from), validUntil: moment(until) }
}

describe('problems of a new invite', () => {
  it('§3 an invite needs a name, doors and a time in the future', () => {
    expect(inviteProblems(form(), now)).toEqual({})
    expect(inviteProblems(form({ name: '  ', ports: [] }), now)).toEqual({ name: 'nameMissing', ports: 'portsMissing' })
    expect(inviteProblems(form({ restriction: lasting(null, ['2026-11-21', 600]) }), now)).toEqual({ restriction: 'endsInPast' })
    expect(inviteProblems(form({ restriction: lasting(['2026-11-25', 480], ['2026-11-25', 480]) }), now)).toEqual({ restriction: 'endsBeforeStart' })
    expect(inviteProblems(form({ restriction: lasting(null, ['2026-11-21', 601]) }), now)).toEqual({})
    expect(inviteProblems(form({ restriction: { ...form().restriction, windows: [] } }), now)).toEqual({ restriction: 'noWindow' })
    expect(inviteProblems(withUntil(form(), 'weekly', '2026-11-21'), now)).toEqual({ restriction: 'noWindow' })
  })

  it('a recipient may be empty, but not an incomplete email address or phone number', () => {
    expect(inviteProblems(form({ recipient: ' office@brightwater.example ' }), now)).toEqual({})
    expect(inviteProblems(form({ recipient: '713 555 0134' }), now)).toEqual({})
    expect(inviteProblems(form({ recipient: 'office@' }), now)).toEqual({ recipient: 'recipientInvalid' })
    expect(inviteProblems(form({ recipient: '555 0134' }), now)).toEqual({ recipient: 'recipientInvalid' })
  })

  it.each([['', true], ['1234', true], ['123456', true], ['123', false], ['1234567', false], ['12a4', false]])('PIN %j is valid: %s', (pin, isFine) => {
    expect(inviteProblems(form({ kind: 'PIN', pin }), now)).toEqual(isFine ? {} : { pin: 'pinInvalid' })
  })
})

describe('the request of a new invite', () => {
  it('times are in the property’s zone, and the end of a day is the following midnight', () => {
    const { kind, payload } = toInviteRequest(form({ kind: 'Recurring', recipient: ' a@b.example ' }), houston)
    expect(kind).toBe('QR')
    expect(payload).toMatchObject({
      InviteType: 'Recurring', InviteName: 'Movers', Recipient: 'a@b.example', Ports: ['main-entry'],
      StartDate: '2026-11-21T06:00:00.000Z', EndDate: '2026-11-22T06:00:00.000Z', Windows: null, AccessCount: null,
    })
  })

  it('weekly hours and the number of uses are sent', () => {
    const restriction = { ...form().restriction, windows: [{ days: [1 as const, 5 as const], start: 1320, end: 360 }], usesAllowed: 120 }
    expect(toInviteRequest(form({ restriction }), houston).payload).toMatchObject({ Windows: [{ Days: [1, 5], Start: 1320, End: 360 }], AccessCount: 120 })
  })

  it('a PIN is sent only if the administrator typed one', () => {
    expect(toInviteRequest(form({ kind: 'PIN' }), houston)).toMatchObject({ kind: 'PIN', payload: { InviteType: 'Temporary' } })
    expect(toInviteRequest(form({ kind: 'PIN' }), houston).payload).not.toHaveProperty('Pin')
    expect(toInviteRequest(form({ kind: 'PIN', pin: '0417' }), houston).payload).toMatchObject({ Pin: '0417' })
  })
})

describe('the end of a new invite', () => {
  it.each([
    ['2026-11-23', '2026-11-28', '2026-11-29'], ['2026-11-28', '2026-11-28', '2026-11-29'], ['2026-11-29', '2026-11-29', '2026-11-29'],
  ])('the weekend from %s is %s to %s', (today, from, until) => {
    expect(weekendOf(today)).toEqual({ from, until })
  })

  it('"Every week" makes a recurring key without an end, "Today" a temporary key, and a PIN stays a PIN', () => {
    const weekly = withUntil(form(), 'weekly', '2026-11-21')
    expect(weekly).toMatchObject({ kind: 'Recurring', until: 'weekly', restriction: { validUntil: null, windows: [{ days: [], start: 540, end: 1020 }] } })
    expect(withUntil(weekly, 'today', '2026-11-21')).toEqual(form())
    expect(withUntil(form({ kind: 'PIN' }), 'weekly', '2026-11-21').kind).toBe('PIN')
  })

  it('"Custom" begins with the dates chosen before, without weekly hours', () => {
    const weekend = withUntil(form(), 'weekend', '2026-11-23')
    expect(withUntil(weekend, 'custom', '2026-11-23').restriction).toEqual(weekend.restriction)
    expect(withUntil(withUntil(form(), 'weekly', '2026-11-23'), 'custom', '2026-11-23').restriction.windows).toBeNull()
  })
})

it('recent guests are listed once, with the doors that still exist', () => {
  const places = [{ Modules: [{ Ports: [{ PortID: 'main' }] }] }] as unknown as Parameters<typeof recentGuests>[1]
  const invite = (InviteName: string, Recipient: string, ports: string[]) => ({ InviteName, Recipient, Ports: ports.map((PortID) => ({ PortID, PortName: PortID })) })
  const sent = [invite('Movers', '', ['main', 'gone']), invite('Rosa', 'rosa@limpieza.example', ['main']), invite('Movers', '', [])]
  expect(recentGuests(sent, places)).toEqual([
    { name: 'Movers', recipient: '', ports: ['main'] },
    { name: 'Rosa', recipient: 'rosa@limpieza.example', ports: ['main'] },
  ])
})
