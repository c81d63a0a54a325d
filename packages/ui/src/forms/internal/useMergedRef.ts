import { useCallback } from 'react'
import type { ForwardedRef, RefCallback, RefObject } from 'react'

/** One ref callback that fills the component's own ref and the caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      own.current = element
      if (typeof given === 'function') given(element)
      else if (given) given.current = element
    },
    [own, given],
  )
}
