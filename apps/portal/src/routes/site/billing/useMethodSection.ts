import { useRef, useState } from 'react'
import { focusFirst } from './focusIn.ts'

/** The card of a payment method: whether its form is open, and where focus goes when the form has gone. */
export function useMethodSection() {
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    setAdding(false)
    focusFirst(section.current, 'button')
  }
  return { section, isAdding, open: () => setAdding(true), close }
}
