import { isPasswordText } from '@portal/domain'
import type { RefObject } from 'react'
import { attachEditFilter } from '../internal/attachEditFilter.ts'
import { afterInput, setNativeValue } from '../internal/nativeValue.ts'
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
