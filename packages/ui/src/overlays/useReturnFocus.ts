import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when the overlay opened. Radix only knows its own trigger, and ours open from outside.
 * Call `remember` in `onOpenAutoFocus` and pass `giveBack` as `onCloseAutoFocus`.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const remember = () => {
    opener.current = document.activeElement
  }
  const giveBack = (event: Event) => {
    if (!(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus()
  }
  return { remember, giveBack }
}
