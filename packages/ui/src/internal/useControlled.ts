import { useState } from 'react'

/** A value that its caller keeps (`value`), or that the component keeps and begins with `initial`; either way the caller is told. */
export function useControlled<T>(value: T | undefined, initial: T, tell: (next: T) => void): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial)
  const set = (next: T) => {
    if (value === undefined) setOwn(next)
    tell(next)
  }
  return [value === undefined ? own : value, set]
}
