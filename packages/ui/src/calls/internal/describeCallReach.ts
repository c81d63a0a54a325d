import { type CallPlan, type CallWorld, outlineCall } from '@portal/domain'
import { type CallVoice, listNames, nameOfPhone } from './callVoice.ts'

export interface CallReach {
  /** Who gets called: 'A visitor at Main Gate reaches Ana, then Ben.' */
  sentence: string
  /** Who gets called when: 'Ana, then Ben from 30 s. The call ends after 60 seconds.' */
  detail: string
}

/** Says in words who gets called by a plan, in which order, and when the call ends. */
export function describeCallReach(plan: CallPlan, world: CallWorld, voice: CallVoice, station = voice.words.station): CallReach {
  const { words } = voice
  const { steps, endsAt } = outlineCall(plan, world)
  const parts = steps.map(({ rings, startsAt }) => ({
    names: rings.length === 0 ? null : listNames(rings.map((phone) => nameOfPhone(phone, world.people, voice)), voice),
    seconds: startsAt / 1000,
  }))
  const join = (texts: readonly string[]) => texts.reduce((before, next) => words.thenNext({ before, next }))
  const reached = parts.flatMap(({ names }) => names ?? [])
  const ends = endsAt === 0 ? words.endsAtOnce : words.endsAfter({ seconds: endsAt / 1000 })
  const moments = parts.filter(({ names, seconds }) => names !== null || seconds < endsAt / 1000)
    .map(({ names, seconds }) => (seconds === 0 ? names ?? words.nobody : words.from({ names: names ?? words.nobody, seconds })))
  if (reached.length === 0) return { sentence: words.reachesNobody({ station }), detail: ends }
  return { sentence: words.reaches({ station, order: join(reached) }), detail: `${sentenceCase(join(moments), voice.locale)}. ${ends}` }
}

function sentenceCase(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
