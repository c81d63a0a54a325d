import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type CallFailure } from './callFailure.ts'

export interface Loaded<Answer> {
  /** The newest answer; stays while it is asked for again. Undefined before the first. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
}

/**
 * Asks for what a card shows, when it appears and whenever `name` changes; an answer that was overtaken is dropped, and what
 * was asked under another name is not shown. For a card that stands on several pages; a page's own data comes from its loader.
 */
export function useLoad<Answer>(name: string, ask: (signal: AbortSignal) => Promise<Answer>): Loaded<Answer> {
  const [state, setState] = useState<{ name: string; answer?: Answer; failure: CallFailure | null; isLoading: boolean }>({ name, failure: null, isLoading: true })
  const [round, setRound] = useState(0)
  const newest = useRef(ask)
  useEffect(() => {
    newest.current = ask
  })

  useEffect(() => {
    const over = new AbortController()
    const load = async () => {
      setState((before) => (before.name === name ? { ...before, isLoading: true } : { name, failure: null, isLoading: true }))
      try {
        const answer = await newest.current(over.signal)
        if (!over.signal.aborted) setState({ name, answer, failure: null, isLoading: false })
      } catch (error) {
        if (!over.signal.aborted) setState((before) => ({ ...before, failure: failureOf(error), isLoading: false }))
      }
    }
    void load()
    return () => over.abort()
  }, [name, round])

  const reload = useCallback(() => setRound((before) => before + 1), [])
  const isCurrent = state.name === name
  return { answer: isCurrent ? state.answer : undefined, failure: isCurrent ? state.failure : null, isLoading: !isCurrent || state.isLoading, reload }
}
