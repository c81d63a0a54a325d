import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Attempt, CallFailure } from '../../../app/attempt.ts'
import { asJson, toJson } from '../../../app/sentJson.ts'
import type { ActionAnswer, UserAction } from './userActions.ts'

export interface RunningAction {
  run: (action: UserAction) => void
  isBusy: boolean
  failure: CallFailure | null
}

/** Runs an action of the page about a user; `onDone` is told once where it succeeds. */
export function useUserAction(onDone: (answer: ActionAnswer) => void): RunningAction {
  const fetcher = useFetcher<Attempt<ActionAnswer>>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const told = useRef<ActionAnswer>(null)
  useEffect(() => {
    if (!answer?.ok || told.current === answer.value) return
    told.current = answer.value
    onDone(answer.value)
  }, [answer, onDone])
  return {
    run: (action) => void fetcher.submit(toJson(action), asJson),
    isBusy: fetcher.state !== 'idle',
    failure: answer?.ok === false ? answer.failure : null,
  }
}
