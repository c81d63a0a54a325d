import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react'

/** Sets the caller's ref to the element of the component's own ref. */
export function useForwardedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): void {
  useImperativeHandle<T | null, T | null>(given, () => own.current, [own])
}
