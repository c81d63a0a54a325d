import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localMomentAt, wallTimeOfMinutes } from '@portal/domain'
import type { DoorLane, DoorLaneState } from '@portal/ui'

export type DoorDayAnswer = ResponseOf<typeof endpoints.getDoorStatesByDay>
type Door = DoorDayAnswer['Doors'][number]
type DoorSpan = Door['States'][number]

const minute = 60_000

const states = {
  Closed: 'closed', HeldOpen: 'heldOpen', LeftOpen: 'leftOpen', Forced: 'forced', Locked: 'locked', Offline: 'offline', Unknown: 'unknown',
} as const satisfies Record<DoorSpan['State'], DoorLaneState>

/** A door of the answer as a lane of the chart. `noteOf` returns why the door was held open, if that is worth saying. */
export function toLane({ ID: id, Name: name, States, Planned, Openings }: Door, start: number, noteOf: (span: DoorSpan) => string | undefined): DoorLane {
  const timesOf = (span: DoorSpan) => {
    const note = noteOf(span)
    return { from: Date.parse(span.From), until: Date.parse(span.Until), ...(note !== undefined && { note }) }
  }
  return {
    id, name, spans: States.map((span) => ({ ...timesOf(span), state: states[span.State] })), planned: Planned.map(timesOf), openings: Openings.map((after) => start + after * minute),
  }
}

/** The states whose times the heading names, in this order. */
export const toldStates = ['heldOpen', 'leftOpen', 'forced', 'locked', 'offline'] as const satisfies readonly DoorLaneState[]

/** The sum of the milliseconds in which these doors were in a state. */
export function timeIn(lanes: readonly DoorLane[], state: DoorLaneState): number {
  return lanes.flatMap(({ spans }) => spans).reduce((sum, span) => sum + (span.state === state ? span.until - span.from : 0), 0)
}

/** The times of day at which doors were locked down together, with the number of doors; earliest first. */
export function lockdownsIn(lanes: readonly DoorLane[]): { from: number; until: number; doors: number }[] {
  const found: { from: number; until: number; ids: Set<string> }[] = []
  const locked = lanes.flatMap(({ id, spans }) => spans.filter(({ state }) => state === 'locked').map(({ from, until }) => ({ id, from, until })))
  for (const { id, from, until } of locked.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.until) {
      last.until = Math.max(last.until, until)
      last.ids.add(id)
    } else found.push({ from, until, ids: new Set([id]) })
  }
  return found.map(({ ids, ...time }) => ({ ...time, doors: ids.size }))
}

/** The filter of activity for a part of this day, in whole minutes. The end is rounded up. */
export function timesOfActivity({ TimeZone, Date: date, End }: Pick<DoorDayAnswer, 'TimeZone' | 'Date' | 'End'>, from: number, until: number) {
  const ends = Math.ceil(until / minute) * minute
  const clock = (at: number) => wallTimeOfMinutes(localMomentAt(TimeZone, at).minute)
  return { from: date, until: date, fromTime: clock(from), untilTime: ends >= Date.parse(End) ? '24:00' : clock(ends) }
}
