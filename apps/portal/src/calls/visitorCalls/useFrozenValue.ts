import { useState } from 'react'

/** Returns the latest value, which doesn't change while the pointer is on the element, so that nothing moves under a finger. Spread `hold` on the element. */
export function useFrozenValue<Value>(newest: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const begin = () => setHeld((before) => before ?? { value: newest })
  const end = () => setHeld(null)
  return { shown: held ? held.value : newest, release: end, hold: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end } }
}
