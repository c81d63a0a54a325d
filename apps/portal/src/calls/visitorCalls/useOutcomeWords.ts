import { useStore } from '@nanostores/react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { PressOutcome } from './useCallPresses.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallsView } from './visitorCallsView.ts'

/** The outcome of a press as one sentence; the current calls tell who was first. */
export function useOutcomeWords(formats: Formats): (outcome: PressOutcome, view: VisitorCallsView) => string {
  const t = useStore(visitorCallsMessages)
  const failureText = useFailureText()
  return (outcome, { now, running, ended }) => {
    const call = [...running, ...ended].find(({ ID }) => ID === outcome.id)
    if (outcome.kind === 'opened') return call ? t.openedNow({ station: call.StationName, time: formats.time(call.EndedAt ?? now) }) : ''
    const { failure } = outcome
    if (failure.kind !== 'service' || failure.status !== 409 || !call) return failureText(failure)
    const standing = standingOf(call, now)
    if (standing.kind === 'talking' || standing.kind === 'answered') return t.answeredFirst({ name: standing.name ?? t.someone })
    return failure.code === 'CALL_OVER' ? t.overAlready : failureText(failure)
  }
}
