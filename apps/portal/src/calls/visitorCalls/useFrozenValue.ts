import { useState } from 'react'

/**
 * The newest value, or the last one before the person pointed at what it shows: nothing moves away under a finger. `hold` goes on the element
 * that shows it.
 */
export function useFrozenValue<Value>(newest: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const begin = () => setHeld((before) => before ?? { value: newest })
  const end = () => setHeld(null)
  return { shown: held ? held.value : newest, release: end, hold: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end } }
}
