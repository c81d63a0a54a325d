import type { CallAnswer, CallAnswers, Words } from '@portal/domain'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/index.ts'
import { type CallVoice, type NamedPeople, nameOfPhone } from '../internal/callVoice.ts'
import type { callSimulatorMessages } from './CallSimulator.messages.ts'
import { PhoneButtons } from './PhoneButtons.tsx'
import type { PhoneScreen } from './phoneScreens.ts'

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
export function PhoneList({ screens, at, answers, onAnswersChange, onSeek, people, station, voice, words }: PhoneListProps) {
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
