import { simulateCall, withOwnPhones, type CallAnswers, type CallPlan, type CallWorld, type Labels } from '@portal/domain'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import type { Clock } from '../../internal/clock.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { CallStory } from '../CallStory/index.ts'
import { CallTimeline } from '../CallTimeline/index.ts'
import { lineAt, tellCall } from '../internal/tellCall.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callSimulatorMessages } from './CallSimulator.messages.ts'
import { PhoneList } from './PhoneList.tsx'
import { phoneScreens } from './phoneScreens.ts'
import { SimulatorControls } from './SimulatorControls.tsx'
import { TryRow } from './TryRow.tsx'
import { usePlayback } from './usePlayback.ts'

export type CallSimulatorLabels = Labels<typeof callSimulatorMessages>

export interface CallSimulatorProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** The plan to simulate, saved or not. */
  plan: CallPlan
  /** The users, and facts that decide a call, such as the time. */
  world: CallWorld
  /** The visitor's station: 'Main Gate'. */
  station?: string
  /** The clock of the playback, for tests. */
  clock?: Clock
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CallSimulatorLabels
}

const realClock = () => performance.now()

/** Simulates a visitor's call: the user plays it and answers at the shown phones. No real phone rings. */
export const CallSimulator = forwardRef<HTMLElement, CallSimulatorProps>(function CallSimulator(props, ref) {
  const { plan: given, world, station, clock = realClock, labels, ...rest } = props
  const words = useLabels('CallSimulator', callSimulatorMessages, labels)
  const voice = useCallVoice()
  const [answers, setAnswers] = useState<CallAnswers>({})
  const wantsTable = useReducedMotion()
  const [chosenTable, setTable] = useState<boolean>()
  const isTable = chosenTable ?? wantsTable
  const plan = useMemo(() => withOwnPhones(given, world.people), [given, world])
  const events = useMemo(() => simulateCall(plan, world, answers), [plan, world, answers])
  const playback = usePlayback(events.at(-1)?.at ?? 0, clock)
  const { at, isPlaying } = playback
  const { people } = world
  const said = isPlaying ? lineAt(tellCall(events, plan, { ...voice, people, station }), at)?.text : undefined
  const place = station ?? voice.words.station
  return (
    <Card ref={ref} title={words.title} actions={<Text as="span" size="small" tone="muted">{words.nobodyCalled}</Text>} {...rest} padding="none">
      <SimulatorControls {...{ playback, words, isTable }} moments={events.map((event) => event.at)} onTableChange={setTable} />
      <TryRow {...{ plan, world, answers, voice, words }} onAnswersChange={setAnswers} />
      <Padded><CallTimeline {...{ plan, events, people, at }} view={isTable ? 'table' : 'picture'} /></Padded>
      <Part>
        <Heading level={3}>{words.story}</Heading>
        <Bleed><CallStory {...{ plan, events, people, station, at }} /></Bleed>
      </Part>
      <Part>
        <Heading level={3}>{words.phones}</Heading>
        <PhoneList
          {...{ at, answers, voice, words, people }} station={place} screens={phoneScreens(plan, events, at)}
          onAnswersChange={setAnswers} onSeek={playback.seek}
        />
      </Part>
      <LiveRegion>{said}</LiveRegion>
    </Card>
  )
})

const Padded = styled.div`
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
`

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  padding: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`

/** Removes the card's padding, so that a marked line reaches from edge to edge. */
const Bleed = styled.div`
  margin-inline: calc(-1 * var(--portal-space-4));
`

const question = '(prefers-reduced-motion: reduce)'

// The documents of some tests have no `matchMedia`.
const ask = () => (typeof matchMedia === 'function' ? matchMedia(question) : null)

function subscribe(onChange: () => void): () => void {
  const list = ask()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Whether the reader's system asks for less motion; false on the server and while hydrating. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => ask()?.matches ?? false, () => false)
}
