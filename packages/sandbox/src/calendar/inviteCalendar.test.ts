import ICAL from 'ical.js'
import { calendarBounds } from '@portal/domain'
import { expect, test } from 'vitest'
import type { InviteRecord } from '../access/findInvite.ts'
import { openBench, saturday } from '../testing.fixture.ts'
import { inviteCalendar } from './inviteCalendar.ts'

const invite: InviteRecord = {
  id: 'key1', account_id: 1, property_id: 1, link_hash: '', type: 'Recurring', name: 'Cleaning; Tue, Thu', sent_by: 'Dana', sent_by_user_id: 1, sentByUnit: '', description: 'Line one\r\nLine two',
  start_at: Date.parse('2026-10-01T05:00:00Z'), end_at: Date.parse('2026-12-01T06:00:00Z'), uses_allowed: null, uses_left: null,
  revoked_at: null, last_used_at: null, version: 1, updated_by: '', created_at: 0, kind: 'QR', recipient: '', last_sent_at: null, language: 'en', sealed_pin: null, pin_hash: null,
  locations: [{ id: 'a', name: 'Main Gate, Entry' }],
  weekly: [{ weekday: 2, start_minute: 540, end_minute: 1020 }, { weekday: 4, start_minute: 540, end_minute: 1020 }],
  property: 'Whispering Pines', address: '', timeZone: 'America/Chicago', accountId: 1, isAccountActive: true,
}

test('a calendar entry is in the reader’s language', () => {
  const [event] = parse(inviteCalendar(invite, saturday, 'es')).getAllSubcomponents('vevent')
  expect([event?.getFirstPropertyValue('summary'), event?.getFirstPropertyValue('description')]).toEqual(['Llave: Cleaning; Tue, Thu', 'Abre: Main Gate, Entry\nEnviada por Dana\nLine one\nLine two'])
})

const parse = (text: string) => new ICAL.Component(ICAL.parse(text))

/** The start instants of all events of a calendar file, in the time zone that the file itself describes. */
function occurrences(text: string): string[] {
  const calendar = parse(text)
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component)
    const iterator = event.iterator()
    const found: string[] = []
    for (let next = iterator.next(); next && found.length < 200; next = iterator.next()) found.push(next.toJSDate().toISOString())
    return found
  })
}

test('weekly hours stay at the same wall-clock time across a clock change', () => {
  const starts = occurrences(inviteCalendar(invite, saturday))
  expect(starts[0]).toBe('2026-10-01T14:00:00.000Z')
  expect(starts).toContain('2026-10-29T14:00:00.000Z')
  expect(starts).toContain('2026-11-03T15:00:00.000Z')
  expect(starts.at(-1)).toBe('2026-11-26T15:00:00.000Z')
  expect(starts).toHaveLength(17)
})

test('windows with different hours are separate events, each with a stable UID', () => {
  const two = { ...invite, weekly: [...invite.weekly, { weekday: 6, start_minute: 0, end_minute: 1440 }] }
  const uids = (now: number) => parse(inviteCalendar(two, now)).getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))
  expect(uids(saturday)).toEqual(['key1-540-1020@access-portal', 'key1-0-1440@access-portal'])
  expect(uids(saturday + 1e9)).toEqual(uids(saturday))
})

test('an invite until the calendar’s last year writes as many lines as an invite without an end', () => {
  const linesUntil = (end_at: number | null) => inviteCalendar({ ...invite, end_at }, saturday).split('\r\n').length
  expect(linesUntil(Date.UTC(calendarBounds.lastYear, 11, 31))).toBe(linesUntil(null))
  expect(linesUntil(null)).toBeLessThan(150)
})

test('separators, line ends and letters beyond ASCII survive in the text', () => {
  const name = 'Señora Ñandú; “Über”, 漢字 😀 \\n '.repeat(8).trim()
  const text = inviteCalendar({ ...invite, name, weekly: [], description: 'one\r\ntwo\u0007' }, saturday)
  const [event] = parse(text).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe(`Key: ${name}`)
  expect(event?.getFirstPropertyValue('description')).toBe('Opens: Main Gate, Entry\nSent by Dana\none\ntwo')
})

test('lines end with CRLF and hold at most 75 octets, without cutting a character', () => {
  const text = inviteCalendar({ ...invite, name: '漢'.repeat(90) }, saturday)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the call returns a file with a plain name and the invite’s first and last moment', async () => {
  const bench = await openBench()
  const { blob, fileName, mediaType } = await bench.client.getCalender({ inviteId: await bench.proof('Gulf Coast') })
  expect(fileName).toBe('gulf-coast-hvac.ics')
  expect(mediaType).toContain('text/calendar')
  const [event] = parse(await blob.text()).getAllSubcomponents('vevent')
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-11-22T06:00:00Z')
})

test('unknown and ended invites have no calendar file or wallet pass', async () => {
  const bench = await openBench()
  const inviteId = await bench.proof('Harbor Piano')
  for (const name of ['getCalender', 'getPKPass', 'getGoolgleJWT'] as const) {
    expect(await bench.send(await bench.seal(name, { inviteId: 'nobody' }))).toMatchObject({ status: 404, body: { code: 'UNKNOWN_INVITE' } })
    expect(await bench.send(await bench.seal(name, { inviteId }))).toMatchObject({ status: 410, body: { code: 'INVITE_ENDED' } })
  }
})
