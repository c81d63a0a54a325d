import { type CallPlan, type CallWorld, outlineCall } from '@portal/domain'
import { type CallVoice, listNames, nameOfPhone } from './callVoice.ts'

export interface CallReach {
  /** Who gets called: 'A visitor at Main Gate reaches Ana, then Ben.' */
  sentence: string
  /** Who gets called when: 'Ana, then Ben from 30 s. The call ends after 60 seconds.' */
  detail: string
  /** The steps of the unanswered call, in order. */
  steps: readonly CallReachStep[]
  /** When the call ends: 'The call ends after 60 seconds.' */
  end: string
}

export interface CallReachStep {
  /** Who gets called: 'Ana and Ben' or 'No one'. */
  names: string
  isEmpty: boolean
  /** The step's first second after the visitor rang, and the second after its last. */
  from: number
  until: number
}

/** Says in words who gets called by a plan, in which order, and when the call ends. */
export function describeCallReach(plan: CallPlan, world: CallWorld, voice: CallVoice, station = voice.words.station): CallReach {
  const { words } = voice
  const { steps, endsAt } = outlineCall(plan, world)
  const parts = steps.map(({ rings, startsAt }, index) => ({
    names: rings.length === 0 ? null : listNames(rings.map((phone) => nameOfPhone(phone, world.people, voice)), voice),
    from: startsAt / 1000,
    until: (steps[index + 1]?.startsAt || endsAt) / 1000,
  })).filter(({ names, from }) => names !== null || from < endsAt / 1000)
  const join = (texts: readonly string[]) => texts.reduce((before, next) => words.thenNext({ before, next }))
  const reached = parts.flatMap(({ names }) => names ?? [])
  const end = endsAt === 0 ? words.endsAtOnce : words.endsAfter({ seconds: endsAt / 1000 })
  const told = parts.map(({ names, ...part }) => ({ ...part, names: sentenceCase(names ?? words.nobody, voice.locale), isEmpty: names === null }))
  if (reached.length === 0) return { sentence: words.reachesNobody({ station }), detail: end, steps: told, end }
  const moments = parts.map(({ names, from }) => (from === 0 ? names ?? words.nobody : words.from({ names: names ?? words.nobody, seconds: from })))
  return { sentence: words.reaches({ station, order: join(reached) }), detail: `${sentenceCase(join(moments), voice.locale)}. ${end}`, steps: told, end }
}

function sentenceCase(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
