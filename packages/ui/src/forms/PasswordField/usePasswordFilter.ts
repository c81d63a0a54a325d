import { isPasswordText } from '@portal/domain'
import type { RefObject } from 'react'
import { attachEditFilter } from '../internal/attachEditFilter.ts'
import { afterInput, setNativeValue } from '../internal/nativeValue.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { useLatest } from '../../internal/useLatest.ts'

/** Text that was refused, with each forbidden character once. */
export interface RefusedInsertion { characters: string[], isPaste: boolean }

/**
 * Refuses typed or pasted text with a character that passwords can't have (spec §5), and never changes it. Text that a password manager or
 * the browser fills in stays; the form checks it.
 */
export function usePasswordFilter(
  control: RefObject<HTMLInputElement | null>,
  report: (refused: RefusedInsertion) => void,
  onAccepted: () => void,
): void {
  const latest = useLatest({ report, onAccepted })

  // A layout effect, so that the filter is attached before the first key press.
  useClientLayoutEffect(() => {
    const element = control.current
    if (!element) return undefined
    const refuse = (text: string, isPaste: boolean) => {
      const characters = [...new Set(text)].filter((character) => !isPasswordText(character))
      latest.current.report({ characters, isPaste })
    }
    return attachEditFilter(element, {
      refuses(text, { inputType }) {
        if (isPasswordText(text)) return false
        refuse(text, inputType !== 'insertText')
        return true
      },
      onEdit(event) {
        if (event.isTrusted) afterInput(() => latest.current.onAccepted())
      },
      onComposed(composed, before) {
        if (isPasswordText(composed)) return false
        setNativeValue(element, before)
        afterInput(() => refuse(composed, false))
        return true
      },
    })
  }, [control, latest])
}
