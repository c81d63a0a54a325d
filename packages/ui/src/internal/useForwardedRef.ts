import { useImperativeHandle } from 'react'
import type { ForwardedRef, RefObject } from 'react'

/** Fills the caller's ref with the element that the component's own ref holds. */
export function useForwardedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): void {
  useImperativeHandle<T | null, T | null>(given, () => own.current, [own])
}
