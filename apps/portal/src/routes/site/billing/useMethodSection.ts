import { useRef, useState } from 'react'
import { focusFirst } from './focusIn.ts'

/** A payment method's section: whether its form is open, and the focus after it closes. */
export function useMethodSection() {
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    setAdding(false)
    focusFirst(section.current, 'button')
  }
  return { section, isAdding, open: () => setAdding(true), close }
}
