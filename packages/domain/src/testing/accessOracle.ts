import type { AccessInput } from '../access/decision/accessInput.ts'
import type { DatedException, Restriction, WeekWindow } from '../access/restriction/restriction.ts'
import type { LocalMoment } from '../time/localDate.ts'

/**
 * An independent implementation of `explainAccess`, to compare with the tested one. It is written from the wording of the rules, compares
 * dates as text, takes the clock from Intl, and shares only the types of the question with the tested code. Returns the deciding rule, then
 * `+` for allowed or `-` for denied.
 */
export function oracle(input: AccessInput, at: number): string {
  const { port, lockdown, person, credential, exceptions = [], ownRestriction: own, groupRestriction: group } = input
  const now = wallClock(input.timeZone, at)
  const entries = now.date === wallClock(input.timeZone, input.at).date ? (input.entriesToday ?? 0) : 0

  if (input.fireAlarm) return '+fireAlarm'
  if (lockdown && lockdown.portIds.includes(port.id) && !lockdown.keepsAccess.includes(person.id)) return '-lockdown'

  if (!person.isActive || !person.accountIsActive) return '-standing'
  if (credential) {
    const { isKnown, isRevoked, validFrom, validUntil, usesLeft, opens } = credential
    const isOutside = (validFrom !== null && validFrom !== undefined && validFrom > at) || (validUntil !== null && validUntil !== undefined && validUntil <= at)
    if (!isKnown || isRevoked || isOutside || usesLeft === 0 || (opens && !opens.includes(port.id))) return '-standing'
  }

  const schedule = winning(port.heldOpenExceptions ?? [], now)
  if (schedule === 'allow' || (schedule === null && inWeek(port.heldOpen ?? [], now))) return '+heldOpen'

  const isHoliday = (port.holidays ?? []).some(({ from, until }) => from <= now.date && now.date <= until)
  const dated = (rule: Restriction) => winning(rule.exceptions, now) ?? (rule.closedOnHolidays && isHoliday ? 'deny' : null)
  const holds = (rule: Restriction) => reached(input.timeZone, at, rule.validFrom, true) && !isBehind(input.timeZone, at, rule.validUntil)
  const left = (rule: Restriction) => (rule.usesLeft === null ? rule.usesAllowed : rule.usesLeft)
  const allows = (rule: Restriction) => {
    if (!holds(rule) || left(rule) === 0) return false
    const limit = rule.usesPerDay[now.weekday]
    if (limit !== undefined && entries >= limit) return false
    const exception = dated(rule)
    if (exception !== null) return exception === 'allow'
    return rule.windows === null || inWeek(rule.windows, now)
  }
  const code = credential?.restriction
  const rules = [own, code, group].filter((rule) => rule !== null && rule !== undefined)
  const onDate = [winning(exceptions, now), ...rules.map((rule) => (holds(rule) ? dated(rule) : null))]
  if (onDate.includes('deny')) return '-datedException'
  if (onDate[0] === 'allow') return '+datedException'
  const isGiven = port.default === 'open' || person.hasGroupOrDoors || own || group
  if (isGiven && onDate.includes('allow') && rules.every(allows)) return '+datedException'

  if ((own && !allows(own)) || (code && !allows(code))) return '-ownRestriction'
  if (group) return allows(group) ? '+groupRestriction' : '-groupRestriction'
  if (isGiven && (own ?? code)) return '+ownRestriction'
  return person.hasGroupOrDoors || port.default === 'open' ? '+portDefault' : '-portDefault'
}

/**
 * The first whole minute after `input.at` at which access is allowed, found by trying every minute; null if there is none within the given
 * days.
 */
export function oracleNextOpening(input: AccessInput, days: number): number | null {
  const last = input.at + days * 86_400_000
  for (let at = (Math.floor(input.at / 60_000) + 1) * 60_000; at < last; at += 60_000) {
    if (oracle(input, at).startsWith('+')) return at
  }
  return null
}

interface WallClock {
  date: string
  dateBefore: string
  minute: number
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const shifts = new Map<string, Map<number, number>>()
const dates = new Map<number, string>()

function wallClock(timeZone: string, at: number): WallClock {
  const wall = at + shift(timeZone, at)
  const day = Math.floor(wall / 86_400_000)
  const weekday = new Date(wall).getUTCDay() || 7
  return {
    date: dateText(day),
    dateBefore: dateText(day - 1),
    minute: Math.floor((wall % 86_400_000) / 60_000),
    weekday: weekday as WallClock['weekday'],
  }
}

function dateText(day: number): string {
  const text = dates.get(day) ?? new Date(day * 86_400_000).toISOString().slice(0, 10)
  dates.set(day, text)
  return text
}

const quarterHour = 900_000

/**
 * The clock's offset from UTC, looked up once for a quarter of an hour. If the offsets at both ends of the quarter differ, each minute is
 * looked up, because some clock changes aren't on a quarter hour.
 */
function shift(timeZone: string, at: number): number {
  const quarter = Math.floor(at / quarterHour) * quarterHour
  const before = knownShift(timeZone, quarter)
  return before === knownShift(timeZone, quarter + quarterHour) ? before : lookUp(timeZone, Math.floor(at / 60_000) * 60_000)
}

function knownShift(timeZone: string, at: number): number {
  const ofZone = shifts.get(timeZone) ?? new Map<number, number>()
  shifts.set(timeZone, ofZone)
  const found = ofZone.get(at) ?? lookUp(timeZone, at)
  ofZone.set(at, found)
  return found
}

function lookUp(timeZone: string, at: number): number {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
  })
  clocks.set(timeZone, clock)
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute']) - at
}

function inWeek(windows: readonly WeekWindow[], { weekday, minute }: WallClock): boolean {
  const yesterday = weekday === 1 ? 7 : weekday - 1
  return windows.some(({ days, start, end }) => {
    const today = days.some((day) => day === weekday)
    const isOvernight = end <= start
    if (today && minute >= start && (isOvernight || minute < end)) return true
    return isOvernight && days.some((day) => day === yesterday) && minute < end
  })
}

function winning(exceptions: readonly DatedException[], { date, dateBefore, minute }: WallClock): 'allow' | 'deny' | null {
  const effects = exceptions
    .filter(({ from, until, start, end }) => {
      const [today, yesterday] = [from <= date && date <= until, from <= dateBefore && dateBefore <= until]
      const isOvernight = end <= start
      return (today && minute >= start && (isOvernight || minute < end)) || (isOvernight && yesterday && minute < end)
    })
    .map(({ effect }) => effect)
  return effects.includes('deny') ? 'deny' : (effects[0] ?? null)
}

/** Whether the wall clock has ever reached a moment, even if it was put back since. */
function reached(timeZone: string, at: number, moment: LocalMoment | null, whenNone: boolean): boolean {
  if (moment === null) return whenNone
  const target = Date.parse(`${moment.date}T00:00Z`) + moment.minute * 60_000
  for (let back = 0; back <= 200; back += 1) {
    const then = at - back * 60_000
    const wall = then + shift(timeZone, then)
    if (wall >= target) return true
    if (target - wall > 86_400_000) return false
  }
  return false
}

/**
 * Whether the wall clock has passed a moment for the last time. In an hour that occurs twice, this is the second time.
 */
function isBehind(timeZone: string, at: number, moment: LocalMoment | null): boolean {
  if (moment === null) return false
  const target = Date.parse(`${moment.date}T00:00Z`) + moment.minute * 60_000
  for (let ahead = 0; ahead <= 200; ahead += 1) {
    const then = at + ahead * 60_000
    const wall = then + shift(timeZone, then)
    if (wall < target) return false
    if (wall - target > 86_400_000) return true
  }
  return true
}
