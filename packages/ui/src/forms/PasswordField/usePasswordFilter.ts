import { isPasswordText } from '@portal/domain'
import type { RefObject } from 'react'
import { afterInput, announceInput, insertedText, isComposing, setNativeValue } from '../internal/nativeValue.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { useLatest } from '../../internal/useLatest.ts'

/** An insertion that was kept out whole: which of its characters a password may not hold, each once. */
export interface RefusedInsertion { characters: string[], isPaste: boolean }

/**
 * Refuses an insertion that holds a character no password may have (spec §5); never edits one.
 * What a password manager or the browser fills in stays, and is judged by the form.
 */
export function usePasswordFilter(
  control: RefObject<HTMLInputElement | null>,
  report: (refused: RefusedInsertion) => void,
  onAccepted: () => void,
): void {
  const latest = useLatest({ report, onAccepted })

  // Before the first key can be pressed.
  useClientLayoutEffect(() => {
    const element = control.current
    if (!element) return undefined
    let beforeComposition = ''

    const refuse = (text: string, isPaste: boolean) => {
      const characters = [...new Set(text)].filter((character) => !isPasswordText(character))
      latest.current.report({ characters, isPaste })
    }
    const beforeInput = (event: Event) => {
      if (!(event instanceof InputEvent) || isComposing(event)) return
      const text = insertedText(event)
      if (text === null || isPasswordText(text)) return
      event.preventDefault()
      refuse(text, event.inputType !== 'insertText')
    }
    const input = (event: Event) => {
      if (event instanceof InputEvent && isComposing(event)) return
      if (event.isTrusted) afterInput(() => latest.current.onAccepted())
    }
    const compositionStart = () => {
      beforeComposition = element.value
    }
    const compositionEnd = (event: Event) => {
      const composed = event instanceof CompositionEvent ? event.data : ''
      if (isPasswordText(composed)) return
      setNativeValue(element, beforeComposition)
      announceInput(element)
      afterInput(() => refuse(composed, false))
    }

    element.addEventListener('beforeinput', beforeInput)
    element.addEventListener('input', input)
    element.addEventListener('compositionstart', compositionStart)
    element.addEventListener('compositionend', compositionEnd)
    return () => {
      element.removeEventListener('beforeinput', beforeInput)
      element.removeEventListener('input', input)
      element.removeEventListener('compositionstart', compositionStart)
      element.removeEventListener('compositionend', compositionEnd)
    }
  }, [control, latest])
}
