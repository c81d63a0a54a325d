import { useEffect, useEffectEvent, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'

/** Calls a function once for each answer of a fetcher. */
export function useAnswer<Answer>({ state, data }: Pick<FetcherWithComponents<Answer>, 'state' | 'data'>, onAnswer: (answer: NonNullable<Answer>) => void): void {
  const told = useRef<Answer>(undefined)
  const tell = useEffectEvent(onAnswer)
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === null || told.current === data) return
    told.current = data
    tell(data)
  }, [state, data])
}
