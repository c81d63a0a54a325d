import { useEffect, useRef, useState } from 'react'

/** What is known about a value that may be there once only. */
export type Uniqueness =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'free' }
  /** `message` is the service's sentence; `nextFree` the nearest free value, where one can be made. */
  | { kind: 'taken'; message: string; nextFree: string | null }
  /** The check itself failed: saving decides. */
  | { kind: 'unknown' }

export interface UniqueAnswer {
  IsUnique: boolean
  message: string
  NextFree: string | null
}

/** Milliseconds without a key before a check is asked. */
const pause = 300

/**
 * Whether a typed value is free. Asks after a pause; each new value gives up the question before it, so a late answer
 * about another value never shows. What the record has itself (`saved`) needs no question.
 */
export function useUnique(value: string, saved: string, ask: (value: string, signal: AbortSignal) => Promise<UniqueAnswer>): Uniqueness {
  const text = value.trim()
  const [known, setKnown] = useState<{ text: string; result: Uniqueness } | null>(null)
  const newest = useRef(ask)
  const needsCheck = text !== '' && text !== saved.trim()
  useEffect(() => {
    newest.current = ask
  })

  useEffect(() => {
    if (!needsCheck) return
    const over = new AbortController()
    const settle = (result: Uniqueness) => {
      if (!over.signal.aborted) setKnown({ text, result })
    }
    const timer = setTimeout(() => {
      newest.current(text, over.signal).then(
        ({ IsUnique, message, NextFree }) => settle(IsUnique ? { kind: 'free' } : { kind: 'taken', message, nextFree: NextFree }),
        () => settle({ kind: 'unknown' }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [text, needsCheck])

  if (!needsCheck) return { kind: 'idle' }
  return known?.text === text ? known.result : { kind: 'checking' }
}
