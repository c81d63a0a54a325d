import { useEffect, useRef, type RefObject } from 'react'

/** Whoever comes to another step goes on at its first heading, at the top of the page. Nothing is focused when the page opens. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    const heading = stage.current?.querySelector<HTMLElement>('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
  return stage
}
