import { isSessionExpired } from '@portal/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { attempt, type CallFailure } from './attempt.ts'
import type { Begun } from './Question.ts'

/** Milliseconds that what is typed must rest before the service is asked about it. */
export const typingPause = 300

export interface Asked<Answer> {
  /** Undefined before the first. While a new question rests, the answer to the former one, with `isLoading`. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
}

interface AskOptions<Answer> {
  /** Milliseconds that a changed key must rest before it is asked; at once if omitted. */
  after?: number
  /** What a loader asked already. It counts until the key changes for the first time: whoever asks again asks anew. */
  begun?: Begun<Answer> | undefined
}

interface State<Answer> {
  key: string | null
  round: number
  begun: Begun<Answer> | undefined
  isSettled: boolean
  answer?: Answer | undefined
  failure: CallFailure | null
}

/**
 * Asks the service when `key` appears and whenever it changes; null asks nothing. Each new key gives up the question before it, so
 * that a late answer never shows. For a card that stands on several pages, or a field while somebody types; a page's own data comes from its loader,
 * which can begin to ask for its cards too (`useQuestion`).
 */
export function useAsk<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>, { after = 0, begun: given }: AskOptions<Answer> = {}): Asked<Answer> {
  const [first] = useState(key)
  const [round, setRound] = useState(0)
  const arrived = useOnce(given, `${key} ${round}`)
  const begun = arrived?.key === key ? arrived : undefined
  const [state, setState] = useState<State<Answer>>({ key, round, begun, isSettled: false, failure: null })
  const askNow = useEffectEvent(ask)
  const pauseBefore = useEffectEvent(() => (key === first || state.round !== round || begun ? 0 : after))

  useEffect(() => {
    if (key === null) return undefined
    const over = new AbortController()
    const answerOf = () => attempt(askNow(over.signal))
    const run = async () => {
      try {
        // One that its loader gave up is asked again.
        const asked = await (begun?.answer.catch((error: unknown) => (isSessionExpired(error) ? Promise.reject(error) : answerOf())) ?? answerOf())
        if (over.signal.aborted) return
        const isSettled = true
        if (asked.ok) setState({ key, round, begun, isSettled, answer: asked.value, failure: null })
        else setState((before) => ({ key, round, begun, isSettled, answer: before.key === key ? before.answer : undefined, failure: asked.failure }))
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
      setState((before) => (before.key === key ? before : { key, round, begun, isSettled: false, failure: null }))
      void run()
    }, pause)
    if (pause === 0) void run()
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [key, round, begun])

  const isCurrent = state.key === key
  return {
    answer: key !== null && (isCurrent || after > 0) ? state.answer : undefined,
    failure: isCurrent ? state.failure : null,
    isLoading: key !== null && !(isCurrent && state.round === round && state.begun === begun && state.isSettled),
    reload: () => setRound(round + 1),
  }
}

/** A value until what it was given for changes; then undefined, until another is given. */
function useOnce<Value>(value: Value | undefined, purpose: string): Value | undefined {
  const [given, setGiven] = useState({ value, purpose, isOver: false })
  if (given.value !== value) setGiven({ value, purpose, isOver: false })
  else if (given.purpose !== purpose && !given.isOver) setGiven({ ...given, isOver: true })
  return given.value === value && given.purpose === purpose && !given.isOver ? value : undefined
}
