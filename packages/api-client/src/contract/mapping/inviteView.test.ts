import { inviteStatus } from '@portal/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInviteView } from './inviteView.ts'

const image = 'iVBORw0KGgoAAAANSUhEUgAA'
const now = Date.parse('2026-11-21T15:14:00Z')

const temporary: Parameters<typeof toInviteView>[0] = {
  InviteType: 'Temporary',
  InviteName: 'Move-in crew',
  SentBy: 'Alejandra',
  StartDate: '2026-11-21T14:00:00Z',
  EndDate: '2026-11-23T00:00:00Z',
  Properties: ['Service Gate', 'Loading Dock B'],
  Description: 'Use the service entrance.',
  WeeklyDescriptions: [{ Week: 'Monday', RestrictionInfo: '7:00 AM to 3:30 PM' }],
  AccessCount: 2,
  Result: image,
  Status: 'Valid',
  ID: '41',
  DownloadName: 'move-in-crew',
  TimeZone: 'America/Chicago',
  GeneratedAt: '2026-11-21T15:00:00Z',
  LastUsedAt: null,
}
const recurring: typeof temporary = { ...temporary, InviteType: 'Recurring', Result: '' }

describe('§4 Invite', () => {
  it('§4 invite: Temporary shows the QR at once, with every field of §3', () => {
    expect(toInviteView(temporary, now)).toEqual({
      kind: 'temporary',
      id: '41',
      name: 'Move-in crew',
      sentBy: 'Alejandra',
      statusWord: 'validNow',
      startsAt: '2026-11-21T14:00:00Z',
      endsAt: '2026-11-23T00:00:00Z',
      timeZone: 'America/Chicago',
      locations: ['Service Gate', 'Loading Dock B'],
      description: 'Use the service entrance.',
      weeklyPlan: [{ week: 'Monday', info: '7:00 AM to 3:30 PM' }],
      usesLeft: 2,
      lastUsedAt: null,
      downloadName: 'move-in-crew',
      image,
    })
  })

  it('§4 invite: Recurring shows no QR before Generate', () => {
    expect(toInviteView(recurring, now)).toMatchObject({ kind: 'recurring', image: null, freshness: { state: 'idle', hasFailed: false } })
  })

  it('§4 invite: Recurring shows its QR once generated', () => {
    const freshness = { state: 'fresh', generatedAt: temporary.GeneratedAt }
    expect(toInviteView({ ...recurring, Result: image }, now)).toMatchObject({ kind: 'recurring', image, freshness })
    expect(toInviteView({ ...recurring, Result: image, LastUsedAt: '2026-11-21T14:59:00Z' }, now)).toMatchObject({ image, freshness })
  })

  it.each(['2026-11-21T15:00:00Z', '2026-11-21T15:10:00Z'])('a recurring code that was used at %s shows no QR', (usedAt) => {
    const view = toInviteView({ ...recurring, Result: image, LastUsedAt: usedAt }, now)
    expect(view).toMatchObject({ image: null, freshness: { state: 'used', usedAt } })
  })

  it.each([
    ['NotYetValid', 'startsLater', 'NotYetValid'],
    ['Expired', 'expired', 'Expired'],
    ['Revoked', 'revoked', 'Revoked'],
    ['UsedUp', 'usedUp', 'UsedUp'],
    ['Invalid', 'invalid', 'Invalid'],
    ['anything', 'invalid', 'Invalid'],
    ['', 'invalid', 'Invalid'],
  ])('§2 invite: with the status %j the result message is shown instead', (Status, statusWord, status) => {
    for (const invite of [temporary, recurring]) {
      const view = toInviteView({ ...invite, Status, Result: 'Ask your host.' }, now)
      expect(view).toEqual({ kind: 'message', status, statusWord, message: 'Ask your host.', name: 'Move-in crew' })
    }
  })

  it('§3 invite: a result without an image is a message, also for a valid invite', () => {
    expect(toInviteView({ ...temporary, Result: '<b>no</b>' }, now)).toMatchObject({ kind: 'message', message: '<b>no</b>' })
    expect(toInviteView({ ...recurring, Result: 'Try later.' }, now)).toMatchObject({ kind: 'message', message: 'Try later.' })
    expect(toInviteView({ ...temporary, Result: '' }, now)).toMatchObject({ kind: 'message', message: '' })
  })
})

describe('the status word follows the clock of the property', () => {
  it.each<[string, string | null, string | null, string]>([
    ['without dates', null, null, 'validNow'],
    ['before its start', '2026-11-21T15:15:00Z', null, 'startsLater'],
    ['at its start', '2026-11-21T15:14:00Z', null, 'validNow'],
    // In Houston, the day ends at 06:00 UTC.
    ['ending at the last moment of today', null, '2026-11-22T06:00:00Z', 'endsToday'],
    ['ending tomorrow', null, '2026-11-22T06:01:00Z', 'validNow'],
    ['one millisecond before its end', null, '2026-11-21T15:14:00.001Z', 'endsToday'],
    ['at its end', null, '2026-11-21T15:14:00Z', 'expired'],
  ])('%s', (_name, StartDate, EndDate, statusWord) => {
    expect(toInviteView({ ...temporary, StartDate, EndDate }, now)).toMatchObject({ statusWord })
  })

  it('a page left open past the end no longer shows the QR', () => {
    const later = Date.parse('2026-11-24T00:00:00Z')
    expect(toInviteView(temporary, later)).toMatchObject({ statusWord: 'expired', image: null })
    expect(toInviteView({ ...recurring, Result: image }, later)).toMatchObject({ image: null, freshness: { state: 'expired' } })
  })

  it('an invite’s days are counted in UTC if the time zone is unknown', () => {
    expect(toInviteView({ ...temporary, TimeZone: 'Nowhere/Else', EndDate: '2026-11-22T00:00:00Z' }, now)).toMatchObject({ statusWord: 'endsToday' })
  })
})

it('an open page hides its code when the gate no longer accepts it', () => {
  fc.assert(fc.property(fc.integer({ min: -5, max: 5 }), (shift) => {
    const endsAt = now + 2
    const view = toInviteView({ ...temporary, StartDate: null, EndDate: new Date(endsAt).toISOString() }, now + shift)
    const isShown = view.kind === 'temporary' && view.image !== null
    expect(isShown).toBe(inviteStatus({ isRevoked: false, startsAt: null, endsAt, usesLeft: null }, now + shift) === 'Valid')
  }))
})
