import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The newest value, for listeners that are attached once. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
