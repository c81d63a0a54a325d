import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'

interface Selection { start: number | null, end: number | null, direction: 'forward' | 'backward' | 'none' }

/** `untouched`: hidden, and never shown, so that nothing is announced. */
export type PasswordVisibility = 'untouched' | 'shown' | 'hidden'

/**
 * Whether the password is visible. A toggle keeps caret and selection. Submit, reset and a return through the back-forward cache hide it.
 */
export function usePasswordVisibility(control: RefObject<HTMLInputElement | null>): { visibility: PasswordVisibility, toggle: () => void } {
  const [visibility, setVisibility] = useState<PasswordVisibility>('untouched')
  const kept = useRef<Selection | null>(null)

  const toggle = useCallback(() => {
    const element = control.current
    if (element) kept.current = { start: element.selectionStart, end: element.selectionEnd, direction: element.selectionDirection ?? 'none' }
    setVisibility((now) => (now === 'shown' ? 'hidden' : 'shown'))
  }, [control])

  useClientLayoutEffect(() => {
    const element = control.current
    const selection = kept.current
    kept.current = null
    if (element && selection) restore(element, selection)
  }, [visibility, control])

  useEffect(() => {
    const hide = () => {
      // The browser reads the field during submit, so its type must change before React renders.
      control.current?.setAttribute('type', 'password')
      setVisibility((now) => (now === 'shown' ? 'hidden' : now))
    }
    const onForm = (event: Event) => {
      if (event.target === control.current?.form) hide()
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) hide()
    }
    document.addEventListener('submit', onForm, true)
    document.addEventListener('reset', onForm, true)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('submit', onForm, true)
      document.removeEventListener('reset', onForm, true)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [control])

  return { visibility, toggle }
}

function restore(element: HTMLInputElement, { start, end, direction }: Selection): void {
  const focused = document.activeElement
  element.setSelectionRange(start, end, direction)
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
}
