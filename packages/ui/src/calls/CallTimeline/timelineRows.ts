import { type CallEvent, type CallPhone, type CallPlan, callSteps, limits, phonesOfCall } from '@portal/domain'
import type { callTimelineMessages } from './CallTimeline.messages.ts'

export type RowEnd = keyof typeof callTimelineMessages['ends']

/** A phone of one step, or the time in which no phone rings. */
export interface TimelineRow {
  key: string
  /** The phone; null for the time in which no phone rings. */
  phone: CallPhone | null
  /** Start and end, in milliseconds since the visitor rang; null if the phone never rings. */
  span: { from: number, to: number } | null
  /** Whether the phone never rings; its bar is hatched. */
  isLost: boolean
  /** How the ringing ended; null if it hasn't ended. */
  end: RowEnd | null
}

export interface Timeline {
  rows: readonly TimelineRow[]
  /** The end of the axis, in milliseconds. */
  length: number
  /** When the call ended without an answer; null if it was answered or is still running. */
  endsAt: number | null
}

const tier = limits.watchman.nextGroupAfter

/**
 * Turns the events of a call into rows: each phone in its step, and each gap in which no phone rings. In a running call the current step
 * lasts until `now`, in milliseconds since the visitor rang.
 */
export function timelineRows(plan: CallPlan, events: readonly CallEvent[], now = 0): Timeline {
  const steps = callSteps(plan)
  const last = events.at(-1)
  const isOver = events.some(({ kind }) => kind === 'ended' || kind === 'answered')
  const takenAt = events.find(({ kind }) => kind === 'answered')?.at ?? Infinity
  const seen = Math.max(last?.at ?? 0, isOver ? 0 : now)
  const rows = steps.flatMap(({ phones }, index) => {
    const own = eventsOfStep(events, index)
    const start = own[0]?.at ?? null
    const end = Math.min(startOfStep(events, index + 1) ?? seen, takenAt)
    const ofPhones = phones.map((phone) => rowOf(phone, own, { index, start, end }))
    const wait = start === null ? null : waitIn(ofPhones, start, end)
    return wait ? [...ofPhones, wait] : ofPhones
  })
  const desks = phonesOfCall(plan, events).filter(({ kind }) => kind === 'desk').map((phone) => deskRow(phone, events, seen))
  const isUnanswered = last?.kind === 'ended' && (last.reason === 'nobodyReached' || last.reason === 'quietHours')
  return { rows: [...rows, ...desks], length: Math.max(steps.length * tier, last?.at ?? 0, tier), endsAt: isUnanswered ? last.at : null }
}

function startOfStep(events: readonly CallEvent[], step: number): number | undefined {
  return events.find((event) => event.kind === 'step' && event.step === step)?.at
}

function eventsOfStep(events: readonly CallEvent[], step: number): readonly CallEvent[] {
  const start = events.findIndex((event) => event.kind === 'step' && event.step === step)
  if (start === -1) return []
  const end = events.findIndex((event, index) => index > start && event.kind === 'step')
  return events.slice(start, end === -1 ? undefined : end)
}

function rowOf(phone: CallPhone, events: readonly CallEvent[], step: { index: number, start: number | null, end: number }): TimelineRow {
  const own = events.filter((event) => 'phone' in event && event.phone === phone.key)
  const key = `${step.index} ${phone.key}`
  const skipped = own.find((event) => event.kind === 'unreachable')
  if (skipped) return { key, phone, span: { from: skipped.at, to: step.end }, isLost: true, end: skipped.reason }
  const rang = own.find(({ kind }) => kind === 'ring')
  if (!rang) return { key, phone, span: null, isLost: false, end: 'notRung' }
  const stop = own.find(({ kind }) => kind !== 'ring')
  const end = own.findLast(({ kind }) => kind === 'opened' || kind === 'notOpened')?.kind ?? stop?.kind
  return { key, phone, span: { from: rang.at, to: stop?.at ?? step.end }, isLost: false, end: end === undefined ? null : end as RowEnd }
}

/** The row of a user who answered in the portal. No phone of theirs rings, so the row begins with their first action. */
function deskRow(phone: CallPhone, events: readonly CallEvent[], seen: number): TimelineRow {
  const own = events.filter((event) => 'phone' in event && event.phone === phone.key)
  const from = own[0]?.at ?? 0
  const until = events.find(({ kind }) => kind === 'ended')?.at ?? Math.max(seen, from)
  return { key: phone.key, phone, span: { from, to: until }, isLost: false, end: endOf(own) ?? 'endedAtDesk' }
}

function endOf(own: readonly CallEvent[]): RowEnd | undefined {
  return (own.findLast(({ kind }) => kind === 'opened' || kind === 'notOpened') ?? own.find(({ kind }) => kind === 'answered'))?.kind as RowEnd | undefined
}

/** The row for the time of a step in which no phone rings and no one talks; null if there is none. */
function waitIn(rows: readonly TimelineRow[], start: number, end: number): TimelineRow | null {
  if (rows.some((row) => row.end === 'answered' || row.end === 'opened' || row.end === 'notOpened')) return null
  const silentFrom = Math.max(start, ...rows.flatMap(({ isLost, span }) => (isLost || !span ? [] : [span.to])))
  return silentFrom < end ? { key: `${start} nobody`, phone: null, span: { from: silentFrom, to: end }, isLost: false, end: 'waiting' } : null
}
