import type { ApiClient } from '@portal/api-client'
import { useToaster } from '@portal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { attempt, type Attempt, type CallFailure } from './attempt.ts'
import { usePortal } from './PortalContext.tsx'
import { signedInAction } from './signedIn.ts'
import { useFailureText } from './useFailureText.ts'

export interface Calling<Sent = unknown> {
  run: unknown extends Sent ? () => void : (sent: Sent) => void
  isBusy: boolean
  /** What the running call sends, from the press until the page's data are loaded again. */
  sent: Sent | null
  /** Whether the last call succeeded. */
  isDone: boolean
  /** Why the last call failed; null if it didn't. */
  failure: CallFailure | null
  /** The failure as a text. */
  error: string | null
}

interface CallOptions {
  /** Whether the page's own data are not loaded again afterwards, because the user leaves the page, or because it has a form. */
  keepsData?: boolean
}

/** Calls the service, then loads the page's data again; calls `onDone` once after each success, and shows the message that it returns. */
export function useCall<Answer, Sent = unknown>(
  call: (api: ApiClient, sent: Sent) => Promise<Answer>,
  onDone?: (answer: Answer, sent: NoInfer<Sent>) => string | void,
  options?: CallOptions,
): Calling<Sent> {
  const { api } = usePortal()
  const textOf = useFailureText()
  const toaster = useToaster()
  const [running, setRunning] = useState<{ sent: Sent } | null>(null)
  const { submit, answer, isBusy } = usePageAction<Attempt<Answer>>((told) => {
    setRunning(null)
    const said = told.ok && running && onDone?.(told.value, running.sent)
    if (said) toaster.success(said)
  }, options)
  return {
    run: (sent?: Sent) => {
      setRunning({ sent: sent as Sent })
      submit(() => attempt(call(api, sent as Sent)))
    },
    isBusy,
    sent: running?.sent ?? null,
    isDone: answer?.ok === true,
    failure: answer?.ok === false ? answer.failure : null,
    error: answer?.ok === false ? textOf(answer.failure) : null,
  }
}

/** Runs a function as the action of the page, so that the router loads the page's data again; calls `onAnswer` once after that. */
export function usePageAction<Answer extends object>(onAnswer: (answer: Answer) => void, options: CallOptions = {}) {
  const fetcher = useFetcher<Answer>()
  const isBusy = fetcher.state !== 'idle'
  const answer = isBusy ? undefined : (fetcher.data as Answer | undefined)
  const told = useRef<Answer>(undefined)
  const tell = useEffectEvent(onAnswer)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    tell(answer)
  }, [answer])
  return {
    submit(run: () => Promise<Answer>) {
      submitted.set(++count, run)
      void fetcher.submit({ ...options, run: count }, { method: 'post', encType: 'application/json' })
    },
    answer,
    isBusy,
    /** Removes an answer about a record that no longer exists. */
    forget: () => fetcher.reset(),
  }
}

/** Whether the page's own data stay as they are after an action. */
export const keepsData = ({ json }: ShouldRevalidateFunctionArgs): boolean => (json as CallOptions | undefined)?.keepsData === true

/** The functions that the router will run, by number. The router itself passes only texts to an action. */
const submitted = new Map<number, () => Promise<unknown>>()
let count = 0

/** The action of every page of the signed-in area. */
export const pageAction = signedInAction(async ({ request }) => {
  const { run } = (await request.json()) as { run: number }
  const running = submitted.get(run)
  submitted.delete(run)
  return running?.()
})
