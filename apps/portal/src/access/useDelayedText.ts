import { useEffect, useRef, useState } from 'react'

const pause = 250

/**
 * What is typed, told on once the typing rests for a moment. `settled` is the text that is in force; where it changes by
 * other means (back, Clear), it replaces what is typed.
 */
export function useDelayedText(settled: string, onSettle: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled)
  const [before, setBefore] = useState(settled)
  const told = useRef(settled)
  const newest = useRef(onSettle)
  useEffect(() => {
    newest.current = onSettle
  })
  if (before !== settled) {
    setBefore(settled)
    if (settled.trim() !== typed.trim()) setTyped(settled)
  }

  useEffect(() => {
    told.current = settled
  }, [settled])

  useEffect(() => {
    if (typed.trim() === told.current.trim()) return
    const timer = setTimeout(() => {
      told.current = typed
      newest.current(typed.trim())
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  return [typed, setTyped]
}
