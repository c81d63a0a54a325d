import { useEffect, useState } from 'react'

const pause = 400

/** A value once it rests for a moment: what is asked of the service while somebody edits. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
