import { dayNumberAt, endInstant, fromLocalMinutes, minutesPerDay, startOfDay, type Weekday, weekdayOf, zoneStretches } from '@portal/domain'
import { type InviteRecord, toWindows } from '../access/findInvite.ts'
import { toBytes } from '../bytes/bytes.ts'
import type { Language } from '../words/language.ts'
import { passWordsIn } from '../words/passWords.ts'

const dayNames: Record<Weekday, string> = { 1: 'MO', 2: 'TU', 3: 'WE', 4: 'TH', 5: 'FR', 6: 'SA', 7: 'SU' }

/**
 * The times of an invite as iCalendar (RFC 5545), without the code. An invite with weekly hours has one event for each pair of start and
 * end times, in the property's zone, so that clock changes don't move it. Any other invite is one event in UTC. The UIDs derive from the
 * invite, so that a second import updates the first.
 */
export function inviteCalendar(invite: InviteRecord, now: number, language: Language = 'en'): string {
  const groups = hoursOf(invite)
  const start = invite.start_at ?? invite.created_at
  const zone = groups.length > 0 ? timeZoneLines(invite.timeZone, start, invite.end_at ?? Infinity) : []
  const events = groups.length > 0 ? groups.map((group) => weeklyEvent(invite, group, start, now, language)) : [spanEvent(invite, start, now, language)]
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Access portal//Sandbox//EN', 'METHOD:PUBLISH']
  const lines = [...head, ...zone, ...events.flat(), 'END:VCALENDAR']
  return lines.map(contentLine).join('')
}

interface Hours {
  start: number
  end: number
  /** The length of the event in minutes. */
  length: number
  weekdays: Weekday[]
}

/** An invite's weekly windows, grouped by equal hours. */
function hoursOf({ weekly }: InviteRecord): Hours[] {
  const groups = new Map<string, Hours>()
  for (const { days, start, end } of toWindows(weekly)) {
    const key = `${start}-${end}`
    const group = groups.get(key) ?? { start, end, length: end - start + (end <= start ? minutesPerDay : 0), weekdays: [] }
    group.weekdays.push(...days)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function weeklyEvent(invite: InviteRecord, hours: Hours, start: number, now: number, language: Language): string[] {
  const { timeZone } = invite
  const first = firstOccurrence(hours, start, timeZone)
  const days = hours.weekdays.map((weekday) => dayNames[weekday]).join(',')
  // UNTIL is the last included instant, whereas the invite's end is the first excluded one.
  const until = invite.end_at === null ? '' : `;UNTIL=${utcStamp(invite.end_at - 1000)}`
  return event(invite, `${invite.id}-${hours.start}-${hours.end}`, { now, language }, [
    `DTSTART;TZID=${timeZone}:${localStamp(first)}`,
    `DTEND;TZID=${timeZone}:${localStamp(first + hours.length)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${days}${until}`,
  ])
}

/** The start of the first event whose hours end after the key begins, in wall-clock minutes since 1970. Overnight hours may have begun the day before. */
function firstOccurrence({ weekdays, start, length }: Hours, from: number, timeZone: string): number {
  const today = dayNumberAt(timeZone, from)
  for (let day = today - 1; day <= today + 7; day += 1) {
    const begins = day * minutesPerDay + start
    if (weekdays.includes(weekdayOf(day)) && endInstant(timeZone, fromLocalMinutes(begins + length)) > from) return begins
  }
  return (today + 7) * minutesPerDay + start
}

function spanEvent(invite: InviteRecord, start: number, now: number, language: Language): string[] {
  const end = invite.end_at === null ? [] : [`DTEND:${utcStamp(invite.end_at)}`]
  return event(invite, invite.id, { now, language }, [`DTSTART:${utcStamp(start)}`, ...end])
}

function event(invite: InviteRecord, uid: string, { now, language }: { now: number; language: Language }, times: string[]): string[] {
  const said = passWordsIn(language)
  const places = invite.locations.map(({ name }) => name).join(', ')
  const notes = [said.opensDoors({ places }), said.sentByName({ sender: invite.sent_by }), invite.description].filter((line) => line !== '')
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@access-portal`,
    `DTSTAMP:${utcStamp(now)}`,
    ...times,
    `SUMMARY:${escapeText(said.key({ name: invite.name }))}`,
    `LOCATION:${escapeText([invite.property, invite.address].filter((line) => line !== '').join(', '))}`,
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const oneYear = 366 * 86_400_000
/** The longest time for which clock changes are written, so that a distant end doesn't make the file long. Calendar programs repeat the last change. */
const writtenOut = 10 * oneYear

/** A VTIMEZONE (RFC 5545) that is valid from `from` to `until`, at most ten years later: each clock change between them is written out. */
export function timeZoneLines(timeZone: string, from: number, until: number): string[] {
  const first = startOfDay(timeZone, from, -1)
  const stretches = zoneStretches(timeZone, first - oneYear, Math.min(until, from + writtenOut))
  // Standard time has the smallest offset. The year before `first` has both offsets, even for a short calendar.
  const standard = Math.min(...stretches.map(({ offset }) => offset))
  const observances = stretches.flatMap(({ start, end, offset }, index) => {
    const before = stretches[index - 1]?.offset ?? offset
    if (end <= first) return []
    return start <= first ? observance(first, offset, offset, standard) : observance(start, before, offset, standard)
  })
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE']
}

/** One clock change. The onset is a wall-clock time in the UTC offset before the change. */
function observance(onset: number, before: number, after: number, standard: number): string[] {
  const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
  const start = utcStamp(onset + before).slice(0, -1)
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offsetText(before)}`, `TZOFFSETTO:${offsetText(after)}`, `END:${kind}`]
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

/** A text as RFC 5545 writes it: backslash, semicolon, comma and line ends are escaped, other control characters dropped. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line at 75 octets, never inside a UTF-8 sequence, and ends it with CRLF. */
function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = toBytes(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** An instant in UTC, such as `20261121T143000Z`. */
function utcStamp(instant: number): string {
  return new Date(Math.floor(instant / 1000) * 1000).toISOString().replace('.000', '').replaceAll(/[-:]/g, '')
}

/** A wall-clock time without zone, such as `20261121T083000`, from minutes since 1970-01-01 0:00. */
function localStamp(localMinutes: number): string {
  return utcStamp(localMinutes * 60_000).slice(0, -1)
}
