import { isSessionExpired } from '@portal/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { attempt, type CallFailure } from '../app/attempt.ts'

export interface Loaded<Answer> {
  /** The newest answer; stays while it is asked for again. Undefined before the first. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
}

interface State<Answer> {
  name: string
  answer?: Answer
  failure: CallFailure | null
  isLoading: boolean
}

/**
 * Asks for what a card shows, when it appears and whenever `name` changes; an answer that was overtaken is dropped, and what
 * was asked under another name is not shown. For a card that stands on several pages; a page's own data comes from its loader.
 */
export function useLoad<Answer>(name: string, ask: (signal: AbortSignal) => Promise<Answer>): Loaded<Answer> {
  const [state, setState] = useState<State<Answer>>({ name, failure: null, isLoading: true })
  const asking = useRef<AbortController>(null)
  const newest = useRef(ask)
  useEffect(() => {
    newest.current = ask
  })

  const load = useCallback(async () => {
    asking.current?.abort()
    const over = new AbortController()
    asking.current = over
    try {
      const asked = await attempt(newest.current(over.signal))
      if (over.signal.aborted) return
      if (asked.ok) setState({ name, answer: asked.value, failure: null, isLoading: false })
      else setState((before) => ({ ...(before.name === name ? before : { name }), failure: asked.failure, isLoading: false }))
    } catch (error) {
      if (over.signal.aborted || isSessionExpired(error)) return
      // To the page's error boundary, as a loader's would be.
      setState(() => {
        throw error
      })
    }
  }, [name])

  useEffect(() => {
    void load()
    return () => asking.current?.abort()
  }, [load])

  const isCurrent = state.name === name
  return {
    answer: isCurrent ? state.answer : undefined,
    failure: isCurrent ? state.failure : null,
    isLoading: !isCurrent || state.isLoading,
    reload() {
      setState((before) => ({ ...before, isLoading: true }))
      void load()
    },
  }
}
