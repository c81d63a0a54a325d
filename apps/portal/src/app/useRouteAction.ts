import { useFetcher } from 'react-router-dom'
import type { Attempt, CallFailure } from './attempt.ts'
import { asJson, toJson } from './sentJson.ts'
import { useAnswer } from './useAnswer.ts'
import { useFailureText } from './useFailureText.ts'

export interface RouteAction<Action> {
  run: (action: Action) => void
  isBusy: boolean
  /** Whether the last action succeeded. */
  isDone: boolean
  /** Why the last action failed; null if it didn't. */
  failure: CallFailure | null
  /** The failure as a text. */
  error: string | null
}

/** Runs the action of the page's route; calls `onDone` once after each success. */
export function useRouteAction<Action extends object, Answer>(onDone: (answer: Answer) => void): RouteAction<Action> {
  const fetcher = useFetcher<Attempt<Answer>>()
  const textOf = useFailureText()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useAnswer(fetcher, (told) => told.ok && onDone(told.value))
  return {
    run: (action) => void fetcher.submit(toJson(action), asJson),
    isBusy: fetcher.state !== 'idle',
    isDone: answer?.ok === true,
    failure: answer?.ok === false ? answer.failure : null,
    error: answer?.ok === false ? textOf(answer.failure) : null,
  }
}
