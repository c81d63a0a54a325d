import { useState } from 'react'

/** A value that either the caller keeps (`value`) or the component, starting with `initial`. Changes are reported in both cases. */
export function useControlled<T>(value: T | undefined, initial: T, tell: (next: T) => void): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial)
  const set = (next: T) => {
    if (value === undefined) setOwn(next)
    tell(next)
  }
  return [value === undefined ? own : value, set]
}
