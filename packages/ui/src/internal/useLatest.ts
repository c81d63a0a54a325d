import { type RefObject, useRef } from 'react'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

/** The latest value, for listeners that are attached once. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useClientLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
