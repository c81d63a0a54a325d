import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { localMinutesAt } from '../../time/zoneClock.ts'
import { type AccessFacts, readAccess } from '../decision/accessFacts.ts'
import { findOutcome } from '../decision/changePoints.ts'
import { exceptionAt, type Moment, type ParsedException, parseExceptions } from '../restriction/judgeRestriction.ts'
import type { DatedException, WeekWindow } from '../restriction/restriction.ts'
import { isWithinWeek } from '../restriction/weekWindows.ts'

/** The state of a door that its controller last reported. `Locked` is lockdown. */
export type DoorWord = 'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'

/** An active schedule that holds the door open. Its holidays are exceptions of kind `deny`. */
export interface DoorSchedule {
  name: string
  windows: readonly WeekWindow[]
  /** Dates on which the schedule differs. If a door has several schedules, each one's exceptions apply to the door. */
  exceptions: readonly DatedException[]
}

/** A user's command that replaces the schedule. */
export interface DoorOverride {
  kind: 'hold' | 'close'
  /** Epoch milliseconds at which the schedule decides again; null: when a user returns the door to it. */
  until: number | null
  /** The name of the user who gave the command. */
  by: string
  /** The id of that user; omitted in facts of earlier releases. */
  userId?: number
  reason: string
}

const oneYear = 366 * 86_400_000

export interface DoorFacts {
  /** IANA time zone of the property. */
  timeZone: string
  /** The state that the device reports. */
  word: DoorWord
  hasFireAlarm: boolean
  schedules: readonly DoorSchedule[]
  /** A user's command; null for none. One that has ended has no effect. */
  override?: DoorOverride | null
}

export type DoorStateReason = 'fireAlarm' | 'lockdown' | 'person' | 'schedule' | 'code' | 'device'

/** The state of a door at one instant, the reason for it, and its end. */
export interface DoorState {
  state: DoorWord
  because: DoorStateReason
  /** Name of the schedule that holds the door open now, regardless of the reported state. */
  scheduleName: string | null
  /** The user's command while it lasts, even if an alarm or a lockdown overrides it. */
  override: DoorOverride | null
  /**
   * For a door that a user or a schedule holds open: when the hold ends. For any other door: when a schedule next holds it open. In epoch
   * milliseconds; null if that isn't within a year.
   */
  until: number | null
  /** Whether the door is open, so that everyone gets in, even without a code. */
  letsEveryoneIn: boolean
}

/** The state of a door at one instant. The first case below that applies decides. `within`: the milliseconds in which its end is looked for. */
export function doorState(facts: DoorFacts, at: number, within = oneYear): DoorState {
  const { override: told = null, word } = facts
  const override = told !== null && (told.until === null || at < told.until) ? told : null
  const scheduled = holdingSchedule(facts, at)
  // A controller keeps both the schedule and a user's command.
  const isHeld = override ? override.kind === 'hold' : scheduled !== null
  const scheduleName = override ? null : scheduled
  const { state, because, letsEveryoneIn } = rows.find(({ holds }) => holds({ ...facts, override }, isHeld)) ?? closed
  const until = override === null ? changeAfter(facts, at, isHeld, within) : override.kind === 'hold' ? override.until : heldFrom(facts, override.until)
  return { state: state ?? word, because, letsEveryoneIn: letsEveryoneIn(isHeld), scheduleName, override, until }
}

/**
 * The first instant at which a schedule holds the door open, from the end of a command that keeps it closed; null for a command without an
 * end.
 */
function heldFrom(facts: DoorFacts, end: number | null): number | null {
  return end === null || holdingSchedule(facts, end) !== null ? end : changeAfter(facts, end, false)
}

interface DoorRow {
  holds: (facts: DoorFacts, isHeld: boolean) => boolean
  /** The resulting state. Default: the state that the device reports. */
  state?: DoorWord
  because: DoorStateReason
  letsEveryoneIn: (isHeld: boolean) => boolean
}

const closed: Omit<DoorRow, 'holds'> = { because: 'device', letsEveryoneIn: () => false }

const rows: readonly DoorRow[] = [
  // An offline controller may not know of the alarm, and a door left open stays open after it.
  { holds: ({ hasFireAlarm, word }) => hasFireAlarm && (word === 'Offline' || word === 'LeftOpen'), because: 'fireAlarm', letsEveryoneIn: () => true },
  { holds: ({ hasFireAlarm }) => hasFireAlarm, state: 'HeldOpen', because: 'fireAlarm', letsEveryoneIn: () => true },
  { holds: ({ word }) => word === 'Locked', because: 'lockdown', letsEveryoneIn: () => false },
  // An offline controller still follows its schedule by its own clock.
  { holds: ({ word }) => word === 'Offline', because: 'device', letsEveryoneIn: (isHeld) => isHeld },
  { holds: ({ override }) => override?.kind === 'hold', state: 'HeldOpen', because: 'person', letsEveryoneIn: () => true },
  { holds: (_, isHeld) => isHeld, state: 'HeldOpen', because: 'schedule', letsEveryoneIn: () => true },
  { holds: ({ word }) => word === 'HeldOpen', because: 'code', letsEveryoneIn: () => true },
  { holds: ({ override }) => override?.kind === 'close', because: 'person', letsEveryoneIn: () => false },
]

interface ReadSchedules {
  access: AccessFacts
  /** The name of the schedule of each exception. */
  scheduleOf: ReadonlyMap<ParsedException, string>
}

/** The schedules of facts that were read before. A year of one door asks a thousand times about the same facts. */
const readSchedules = new WeakMap<DoorFacts, ReadSchedules>()

function schedulesOf(facts: DoorFacts, at: number): ReadSchedules {
  const known = readSchedules.get(facts)
  if (known) return known
  const { schedules, timeZone } = facts
  const port = {
    id: 'door', default: 'closed' as const,
    heldOpen: schedules.flatMap(({ windows }) => windows), heldOpenExceptions: schedules.flatMap(({ exceptions }) => exceptions),
  }
  const read = {
    access: readAccess({ at, timeZone, port, person: anyone }),
    scheduleOf: new Map(schedules.flatMap(({ name, exceptions }) => parseExceptions(exceptions).map((exception) => [exception, name]))),
  }
  readSchedules.set(facts, read)
  return read
}

function holdingSchedule(facts: DoorFacts, at: number): string | null {
  const { schedules, timeZone } = facts
  if (schedules.length === 0) return null
  const { scheduleOf } = schedulesOf(facts, at)
  const minutes = localMinutesAt(timeZone, at)
  const day = Math.floor(minutes / minutesPerDay)
  const moment: Moment = { at, day, weekday: weekdayOf(day), minute: minutes - day * minutesPerDay, entries: 0 }
  const exception = exceptionAt([...scheduleOf.keys()], moment)
  if (exception) return exception.effect === 'allow' ? (scheduleOf.get(exception) ?? null) : null
  return schedules.find(({ windows }) => isWithinWeek(windows, moment.weekday, moment.minute))?.name ?? null
}

const anyone = { id: '', isActive: true, accountIsActive: true }

/** The first instant at which the schedules change the state, at most `within` milliseconds after `at`. */
function changeAfter(facts: DoorFacts, at: number, isHeld: boolean, within = oneYear): number | null {
  if (facts.schedules.length === 0) return null
  return findOutcome(schedulesOf(facts, at).access, !isHeld, at, at + within)
}
