import { type CallEvent, type CallPhone, type CallPlan, callSteps, limits, phonesOfCall } from '@portal/domain'
import { type CallVoice, listNames, type NamedPeople, nameOfPhone } from './callVoice.ts'

/** One sentence of a call. */
export interface CallLine {
  /** Milliseconds since the visitor rang. */
  at: number
  /** The kind of event, which decides the icon. */
  kind: Exclude<CallEvent['kind'], 'step' | 'ring'> | 'app' | 'telephone' | 'gap'
  text: string
}

export interface TellOptions extends CallVoice {
  /** The users with their names. */
  people: NamedPeople
  /** The visitor's station. Default: 'the gate'. */
  station?: string
}

type PhoneEvent = Extract<CallEvent, { phone: string }>

/** Tells the events of a call in sentences. Equal events of several phones at the same time share one sentence. */
export function tellCall(events: readonly CallEvent[], plan: CallPlan, options: TellOptions): CallLine[] {
  const steps = callSteps(plan)
  const phones = new Map(phonesOfCall(plan, events).map((phone) => [phone.key, phone]))
  let step = 0
  const ringing = new Set<string>()
  const lines: CallLine[] = []
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index] as CallEvent
    const group = groupFrom(events, index, phones)
    index += group.length - 1
    const next = events[index + 1]
    const rang = ringing.size > 0
    track(ringing, group)
    if (event.kind === 'step') step = event.step
    const line = tellGroup(group, phones, options)
    if (line) lines.push(line)
    const wait = next ? next.at - event.at : 0
    if (wait > 0 && ringing.size === 0 && steps[step]?.kind === 'tier' && !isTalking(lines)) sayGap(lines, event.at, wait, rang, options)
  }
  return lines
}

/** The events from an index on that share one sentence, because kind, reason and time are equal. */
function groupFrom(events: readonly CallEvent[], start: number, phones: ReadonlyMap<string, CallPhone>): CallEvent[] {
  const keyOf = (event: CallEvent | undefined) => event && 'phone' in event
    ? [event.at, event.kind, 'reason' in event ? event.reason : '', event.kind === 'ring' ? phones.get(event.phone)?.kind : ''].join(' ')
    : undefined
  const first = events[start] as CallEvent
  const key = keyOf(first)
  if (key === undefined) return [first]
  const end = events.findIndex((event, index) => index > start && keyOf(event) !== key)
  return events.slice(start, end === -1 ? undefined : end)
}

function track(ringing: Set<string>, group: readonly CallEvent[]) {
  for (const event of group) {
    if (event.kind === 'ring') ringing.add(event.phone)
    else if ('phone' in event) ringing.delete(event.phone)
  }
}

function isTalking(lines: readonly CallLine[]): boolean {
  return lines.some(({ kind }) => kind === 'answered')
}

function sayGap(lines: CallLine[], at: number, wait: number, rang: boolean, { words }: TellOptions) {
  const seconds = wait / 1000
  const last = lines.at(-1)
  if (!rang || !last) lines.push({ at, kind: 'gap', text: words.emptyTier({ seconds }) })
  else last.text += ` ${words.gap({ seconds, tier: limits.watchman.nextGroupAfter / 1000 })}`
}

function tellGroup(group: readonly CallEvent[], phones: ReadonlyMap<string, CallPhone>, options: TellOptions): CallLine | null {
  const [event] = group
  const { words, station = words.station } = options
  if (!event || event.kind === 'step') return null
  const { at, kind } = event
  if (kind === 'called') return { at, kind, text: words.called({ station }) }
  if (kind === 'ended' && event.reason !== 'endedAtDesk') return { at, kind, text: words.ended[event.reason] }
  const called = group.map((one) => phones.get((one as PhoneEvent).phone) ?? { personId: null, number: null })
  const names = listNames(called.map(({ personId, number }) => nameOfPhone({ personId, number }, options.people, options)), options)
  const count = called.length
  switch (kind) {
    case 'ring': {
      const isApp = phones.get(event.phone)?.kind !== 'telephone'
      return isApp ? { at, kind: 'app', text: words.rings({ count, names }) } : { at, kind: 'telephone', text: words.telephone({ count, names }) }
    }
    case 'declined': return { at, kind, text: words.declined({ names }) }
    case 'answered': return { at, kind, text: (phones.get(event.phone)?.kind === 'desk' ? words.answeredAtDesk : words.answered)({ names }) }
    case 'opened': return { at, kind, text: words.opened({ names, station }) }
    case 'notOpened': return { at, kind, text: words.notOpened[event.reason]({ names, station }) }
    case 'timeout': return { at, kind, text: words.timeout({ count, names }) }
    case 'stopped': return { at, kind, text: words.stopped[event.reason]({ count, names }) }
    case 'unreachable': return { at, kind, text: words.unreachable[event.reason]({ count, names }) }
    case 'ended': return { at, kind, text: words.ended.endedAtDesk({ names }) }
    default: return kind satisfies never
  }
}

/** The last sentence whose event has happened at a given time. */
export function lineAt(lines: readonly CallLine[], at: number): CallLine | undefined {
  return lines.findLast((line) => line.at <= at)
}
