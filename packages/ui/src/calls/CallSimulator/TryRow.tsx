import { type CallAnswer, type CallAnswers, type CallPlan, callSteps, type CallWorld, outlineCall, type Words } from '@portal/domain'
import { Phone, PhoneMissed, PhoneOff, PowerOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { type CallVoice, nameOfPhone } from '../internal/callVoice.ts'
import type { callSimulatorMessages } from './CallSimulator.messages.ts'

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
export function TryRow({ plan, world, answers, onAnswersChange, voice, words }: TryRowProps) {
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
