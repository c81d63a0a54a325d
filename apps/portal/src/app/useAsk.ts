import { isSessionExpired } from '@portal/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { attempt, type CallFailure } from './attempt.ts'

/** Milliseconds that what is typed must rest before the service is asked about it. */
export const typingPause = 300

export interface Asked<Answer> {
  /** Undefined before the first. While a new question rests, the answer to the former one, with `isLoading`. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
}

interface AskOptions {
  /** Milliseconds that a changed key must rest before it is asked; at once if omitted. */
  after?: number
}

interface State<Answer> {
  key: string | null
  round: number
  isSettled: boolean
  answer?: Answer | undefined
  failure: CallFailure | null
}

/**
 * Asks the service when `key` appears and whenever it changes; null asks nothing. Each new key gives up the question before it, so
 * that a late answer never shows. For a card that stands on several pages, or a field while somebody types; a page's own data comes from its loader.
 */
export function useAsk<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>, { after = 0 }: AskOptions = {}): Asked<Answer> {
  const [first] = useState(key)
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State<Answer>>({ key, round, isSettled: false, failure: null })
  const askNow = useEffectEvent(ask)
  const pauseBefore = useEffectEvent(() => (key === first || state.round !== round ? 0 : after))

  useEffect(() => {
    if (key === null) return undefined
    const over = new AbortController()
    const run = async () => {
      try {
        const asked = await attempt(askNow(over.signal))
        if (over.signal.aborted) return
        const isSettled = true
        if (asked.ok) setState({ key, round, isSettled, answer: asked.value, failure: null })
        else setState((before) => ({ key, round, isSettled, answer: before.key === key ? before.answer : undefined, failure: asked.failure }))
      } catch (error) {
        if (over.signal.aborted || isSessionExpired(error)) return
        // To the page's error boundary, as a loader's would be.
        setState(() => {
          throw error
        })
      }
    }
    const pause = pauseBefore()
    const timer = pause === 0 ? undefined : setTimeout(() => {
      setState((before) => (before.key === key ? before : { key, round, isSettled: false, failure: null }))
      void run()
    }, pause)
    if (pause === 0) void run()
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [key, round])

  const isCurrent = state.key === key
  return {
    answer: key !== null && (isCurrent || after > 0) ? state.answer : undefined,
    failure: isCurrent ? state.failure : null,
    isLoading: key !== null && !(isCurrent && state.round === round && state.isSettled),
    reload: () => setRound(round + 1),
  }
}
