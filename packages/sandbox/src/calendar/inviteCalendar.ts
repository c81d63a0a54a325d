import type { InviteRecord } from '../invites/findInvite.ts'
import { instantOf, localTime } from '../time/zonedTime.ts'
import { contentLine, escapeText, localStamp, utcStamp } from './contentLine.ts'
import { timeZoneLines } from './timeZoneLines.ts'

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** How far clock changes are written out for a key without an end. */
const openEnded = 10 * 366 * 24 * 3_600_000

/**
 * The times of an invite as iCalendar (RFC 5545). It never holds the code. A key with weekly hours is one event for each
 * pair of hours, in the property's own zone, so that a clock change moves nothing; any other key is one event in UTC.
 * UIDs are the invite's, so that a second import updates the first.
 */
export function inviteCalendar(invite: InviteRecord, now: number): string {
  const groups = hoursOf(invite)
  const start = invite.start_at ?? invite.created_at
  const zone = groups.length > 0 ? timeZoneLines(invite.timeZone, start, invite.end_at ?? start + openEnded) : []
  const events = groups.length > 0 ? groups.map((group) => weeklyEvent(invite, group, start, now)) : [spanEvent(invite, start, now)]
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Access portal//Sandbox//EN', 'METHOD:PUBLISH']
  const lines = [...head, ...zone, ...events.flat(), 'END:VCALENDAR']
  return lines.map(contentLine).join('')
}

interface Hours {
  start: number
  end: number
  weekdays: number[]
}

/** The weekly windows, those with equal hours together. */
function hoursOf({ weekly }: InviteRecord): Hours[] {
  const groups = new Map<string, Hours>()
  for (const { weekday, start_minute: start, end_minute: end } of weekly) {
    const key = `${start}-${end}`
    const group = groups.get(key) ?? { start, end, weekdays: [] }
    group.weekdays.push(weekday)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function weeklyEvent(invite: InviteRecord, hours: Hours, start: number, now: number): string[] {
  const { timeZone } = invite
  const first = firstOccurrence(hours, start, timeZone)
  const days = hours.weekdays.map((weekday) => dayNames[weekday]).join(',')
  const until = invite.end_at === null ? '' : `;UNTIL=${utcStamp(invite.end_at)}`
  return event(invite, `${invite.id}-${hours.start}-${hours.end}`, now, [
    `DTSTART;TZID=${timeZone}:${localStamp({ ...first, minuteOfDay: hours.start })}`,
    `DTEND;TZID=${timeZone}:${localStamp({ ...first, minuteOfDay: hours.end })}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${days}${until}`,
  ])
}

/** The first local day with these hours that has not ended when the key begins. */
function firstOccurrence({ weekdays, end }: Hours, start: number, timeZone: string): { year: number; month: number; day: number } {
  const { year, month, day, weekday } = localTime(start, timeZone)
  for (let days = 0; days < 7; days += 1) {
    const candidate = { year, month, day: day + days }
    if (weekdays.includes((weekday + days) % 7) && instantOf({ ...candidate, minuteOfDay: end }, timeZone) > start) return candidate
  }
  return { year, month, day: day + 7 }
}

function spanEvent(invite: InviteRecord, start: number, now: number): string[] {
  const end = invite.end_at === null ? [] : [`DTEND:${utcStamp(invite.end_at)}`]
  return event(invite, invite.id, now, [`DTSTART:${utcStamp(start)}`, ...end])
}

function event(invite: InviteRecord, uid: string, now: number, times: string[]): string[] {
  const places = invite.locations.map(({ name }) => name).join(', ')
  const notes = [`Opens: ${places}`, `Sent by ${invite.sent_by}`, invite.description].filter((line) => line !== '')
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@access-portal`,
    `DTSTAMP:${utcStamp(now)}`,
    ...times,
    `SUMMARY:${escapeText(`Key: ${invite.name}`)}`,
    `LOCATION:${escapeText([invite.property, invite.address].filter((line) => line !== '').join(', '))}`,
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}
