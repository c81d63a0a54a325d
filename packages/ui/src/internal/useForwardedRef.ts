import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react'

/** Gives the caller's ref the element that the component's own ref has. */
export function useForwardedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): void {
  useImperativeHandle<T | null, T | null>(given, () => own.current, [own])
}
