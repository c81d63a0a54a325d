import type { CallAnswer, Words } from '@portal/domain'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import type { callSimulatorMessages } from './CallSimulator.messages.ts'
import type { PhoneScreen } from './phoneScreens.ts'

interface PhoneButtonsProps {
  shown: PhoneScreen
  at: number
  answer: CallAnswer | undefined
  /** Called with the user's answer; null: the user does nothing. */
  onAnswer: (answer: CallAnswer | null) => void
  onSeek: (at: number) => void
  station: string
  words: Words<typeof callSimulatorMessages>
}

/** Milliseconds from the press until the door opens. */
const openingTime = 1000

/** The buttons that a simulated phone shows now. */
export function PhoneButtons({ shown: { screen, rangAt, answeredAt }, at, answer, onAnswer, onSeek, station, words }: PhoneButtonsProps) {
  if (screen === 'switchedOff') return <Row><Button onClick={() => onAnswer(null)}>{words.switchOn}</Button></Row>
  if (screen === 'silent') return <Row><Button onClick={() => onAnswer({ does: 'off' })}>{words.switchOff}</Button></Row>
  if ((screen === 'ringing' || screen === 'telephone') && rangAt !== null) {
    const after = at - rangAt
    return (
      <Row>
        <Button onClick={() => onAnswer({ does: 'decline', after })}>{words.decline}</Button>
        <Button onClick={() => onAnswer({ does: 'answer', after, opensAfter: null })}>{words.answer}</Button>
      </Row>
    )
  }
  if (screen === 'talking' && answeredAt !== null && answer?.does === 'answer') {
    const opensAt = Math.max(at, answeredAt) + openingTime
    const open = () => {
      onAnswer({ ...answer, opensAfter: opensAt - answeredAt })
      onSeek(opensAt)
    }
    return <Row><Button onClick={open}>{words.open({ station })}</Button></Row>
  }
  return null
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  margin-block-start: var(--portal-space-1);

  @media print {
    display: none;
  }
`
