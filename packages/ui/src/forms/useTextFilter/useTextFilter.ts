import { findForbiddenText, isComparisonOnly, type Labels } from '@portal/domain'
import { createContext, type RefObject, useContext } from 'react'
import { isExemptType } from '../internal/TextInput/exemptions.ts'
import { attachEditFilter } from '../internal/attachEditFilter.ts'
import { afterInput, replaceNativeValue, setNativeValue, type TextControl } from '../internal/nativeValue.ts'
import { type Announcement, useAnnouncement } from '../../internal/useAnnouncement.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { loadParser, sanitizeTyped } from '../sanitizeText/sanitizeTyped.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { textFilterMessages } from './textFilter.messages.ts'

export type FilterReason = 'comparison' | 'scheme' | 'tag' | 'formula' | 'extension'

/** `refused`: an insertion was refused and the text stays. `cleared`: the complete text was forbidden and was removed. */
export interface FilterEvent { action: 'refused' | 'cleared', reason: FilterReason }

export type TextFilterLabels = Labels<typeof textFilterMessages>

export interface TextFilterOptions {
  labels?: TextFilterLabels
  /** Called at each refusal and clearing, so that a form doesn't take a clearing for a user's edit. */
  onFiltered?: (event: FilterEvent) => void
}

/** Whether the filter is on even if the provider turns it off. */
export const AlwaysFiltered = createContext(false)

/**
 * The global input filter and sanitizer of spec §5 for one text control (details: wire §2). It sanitizes each accepted edit before the form
 * sees it, so `&amp;` becomes an ampersand. Returns the text of a live region, which must be rendered empty first. Skips email, password
 * and read-only fields, unedited values, and everything if the provider turns it off.
 */
export function useTextFilter(control: RefObject<TextControl | null>, options: TextFilterOptions = {}): Announcement {
  const [announcement, announce] = useAnnouncement()
  const words = useLabels('TextFilter', textFilterMessages, options.labels)
  const { hasTextFilter } = useSetting()
  const isOn = useContext(AlwaysFiltered) || hasTextFilter
  const latest = useLatest({ words, onFiltered: options.onFiltered })

  // In a layout effect, before the first key press.
  useClientLayoutEffect(() => {
    const element = control.current
    if (!element || !isOn) return undefined
    let saidAt = -readingTime
    const report = (event: FilterEvent) => {
      const { words: said } = latest.current
      saidAt = performance.now()
      announce(said[event.action]({ cause: said.causes[event.reason] }))
      latest.current.onFiltered?.(event)
    }
    return attachTextFilter(element, report, () => {
      if (performance.now() - saidAt >= readingTime) announce('')
    })
  }, [control, announce, latest, isOn])

  return announcement
}

/** How long, in ms, a message stays while the user goes on typing. Otherwise quick typing would remove it before it is read. */
const readingTime = 5000

/** The same without React. Returns a function that detaches it. Calls `onAccepted` after each accepted edit. */
export function attachTextFilter(element: TextControl, report: (event: FilterEvent) => void, onAccepted: () => void): () => void {
  /** Returns whether it changed the value. */
  const clean = (): boolean => {
    const reason = findForbiddenText(element.value)
    if (reason !== null) {
      setNativeValue(element, '')
      afterInput(() => report({ action: 'cleared', reason }))
      return true
    }
    afterInput(onAccepted)
    const sanitized = sanitizeTyped(element.value)
    if (sanitized === element.value) return false
    replaceNativeValue(element, sanitized)
    return true
  }

  const detach = attachEditFilter(element, {
    isOn: () => !isExemptType(element.type) && !element.readOnly && !element.disabled,
    refuses(text) {
      const reason = isComparisonOnly(text) ? 'comparison' : findForbiddenText(text)
      if (reason !== null) report({ action: 'refused', reason })
      return reason !== null
    },
    onEdit: clean,
    onComposed: clean,
  })
  // A failure is retried at the next focus.
  const focusIn = () => void loadParser().catch(() => {})
  element.addEventListener('focusin', focusIn)
  return () => {
    detach()
    element.removeEventListener('focusin', focusIn)
  }
}
