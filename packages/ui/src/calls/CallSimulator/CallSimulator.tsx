import { type CallAnswer, type CallAnswers, type CallPlan, callSteps, type CallWorld, type Labels, outlineCall, simulateCall, withOwnPhones, type Words } from '@portal/domain'
import { Phone, PhoneMissed, PhoneOff, PowerOff } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import type { IconComponent } from '../../elements/Icon/Icon.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { Clock } from '../../internal/clock.ts'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { CallStory } from '../CallStory/CallStory.tsx'
import { CallTimeline } from '../CallTimeline/CallTimeline.tsx'
import { type CallVoice, type NamedPeople, nameOfPhone } from '../internal/callVoice.ts'
import { lineAt, tellCall } from '../internal/tellCall.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callSimulatorMessages } from './CallSimulator.messages.ts'
import { PhoneButtons } from './PhoneButtons.tsx'
import { type PhoneScreen, phoneScreens } from './phoneScreens.ts'
import { SimulatorControls } from './SimulatorControls.tsx'
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

interface PhoneListProps {
  screens: readonly PhoneScreen[]
  at: number
  answers: CallAnswers
  onAnswersChange: (answers: CallAnswers) => void
  onSeek: (at: number) => void
  people: NamedPeople
  station: string
  voice: CallVoice
  words: Words<typeof callSimulatorMessages>
}

/** The phones of a simulated call, each with its current screen and buttons. */
function PhoneList({ screens, at, answers, onAnswersChange, onSeek, people, station, voice, words }: PhoneListProps) {
  return (
    <Phones>
      {screens.map((shown) => {
        const { phone, screen } = shown
        const name = nameOfPhone(phone, people, voice)
        const change = (answer: CallAnswer | null) => {
          const { [phone.key]: _before, ...others } = answers
          onAnswersChange(answer ? { ...others, [phone.key]: answer } : others)
        }
        return (
          <li key={phone.key} aria-label={words.phone({ name })} data-screen={screen}>
            <Text as="span" size="small" isStrong><bdi>{name}</bdi></Text>
            <Text as="span" size="small" tone="muted">{sayScreen(words.screens[screen], station)}</Text>
            <PhoneButtons {...{ shown, at, station, words, onSeek }} answer={answers[phone.key]} onAnswer={change} />
          </li>
        )
      })}
    </Phones>
  )
}

function sayScreen(said: string | ((values: { station: string }) => string), station: string): string {
  return typeof said === 'string' ? said : said({ station })
}

const Phones = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: var(--portal-space-3);

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--portal-space-1);
    min-inline-size: 0;
    padding: var(--portal-space-3);
    border: 1px solid var(--portal-border-default);
    border-radius: var(--portal-radius-dialog);
    background: var(--portal-surface-sunken);
    overflow-wrap: anywhere;
  }
  > li:is([data-screen='ringing'], [data-screen='telephone']) {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
  > li:is([data-screen='talking'], [data-screen='opened']) {
    border-color: var(--portal-success-icon);
  }
`

interface TryRowProps {
  plan: CallPlan
  world: CallWorld
  answers: CallAnswers
  onAnswersChange: (answers: CallAnswers) => void
  voice: CallVoice
  words: Words<typeof callSimulatorMessages>
}

interface Attempt { phone: string, answer: CallAnswer, icon: IconComponent, label: string }

/** Buttons for cases to try: no one answers, the first user declines or is off, the next one answers. */
function TryRow({ plan, world, answers, onAnswersChange, voice, words }: TryRowProps) {
  const attempts = attemptsOf({ plan, world, voice, words })
  const known = new Set(callSteps(plan).flatMap(({ phones }) => phones.map(({ key }) => key)))
  const isQuiet = !Object.keys(answers).some((phone) => known.has(phone))
  return (
    <Row role="group" aria-label={words.try}>
      <Text as="span" size="small" tone="muted" aria-hidden>{words.try}</Text>
      <Button icon={PhoneMissed} aria-pressed={isQuiet} onClick={() => onAnswersChange({})}>{words.nobodyAnswers}</Button>
      {attempts.map(({ phone, answer, icon, label }) => {
        const isOn = answers[phone]?.does === answer.does
        const { [phone]: _before, ...others } = answers
        return <Button key={label} icon={icon} aria-pressed={isOn} onClick={() => onAnswersChange(isOn ? others : { ...others, [phone]: answer })}>{label}</Button>
      })}
    </Row>
  )
}

function attemptsOf({ plan, world, voice, words }: Pick<TryRowProps, 'plan' | 'world' | 'voice' | 'words'>): Attempt[] {
  const ringing = outlineCall(plan, world).steps.flatMap(({ rings }) => rings.slice(0, 1))
  const [first, second = first] = ringing
  if (!first || !second) return []
  const nameOf = (phone: typeof first) => nameOfPhone(phone, world.people, voice)
  return [
    { phone: first.key, answer: { does: 'decline', after: 12_000 }, icon: PhoneOff, label: words.declines({ name: nameOf(first) }) },
    { phone: first.key, answer: { does: 'off' }, icon: PowerOff, label: words.isOff({ name: nameOf(first) }) },
    { phone: second.key, answer: { does: 'answer', after: 8000, opensAfter: 6000 }, icon: Phone, label: words.answers({ name: nameOf(second) }) },
  ]
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  > button {
    max-inline-size: 100%;
    padding-block: var(--portal-space-0-5);
    white-space: normal;
    text-align: start;
  }
  @media print {
    display: none;
  }
`
