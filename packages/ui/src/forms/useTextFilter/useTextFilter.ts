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

/**
 * What the filter did. `refused`: the inserted text was refused and the old text stays. `cleared`: the whole text was forbidden and was
 * removed.
 */
export interface FilterEvent { action: 'refused' | 'cleared', reason: FilterReason }

export type TextFilterLabels = Labels<typeof textFilterMessages>

export interface TextFilterOptions {
  labels?: TextFilterLabels
  /** Called when the filter refuses or clears text, so that a form doesn't mistake that for a user's edit. */
  onFiltered?: (event: FilterEvent) => void
}

/** Whether the text filter is on even if the provider turns it off. */
export const AlwaysFiltered = createContext(false)

/**
 * The text filter and sanitizer of spec §5 for one text control. Each accepted edit is sanitized before the form sees it, so `&amp;`
 * becomes an ampersand. Returns the text of a live region, which must be rendered empty first. Email, password and read-only fields and
 * unedited values aren't filtered, and nothing is if the provider turns the filter off.
 */
export function useTextFilter(control: RefObject<TextControl | null>, options: TextFilterOptions = {}): Announcement {
  const [announcement, announce] = useAnnouncement()
  const words = useLabels('TextFilter', textFilterMessages, options.labels)
  const { hasTextFilter } = useSetting()
  const isOn = useContext(AlwaysFiltered) || hasTextFilter
  const latest = useLatest({ words, onFiltered: options.onFiltered })

  // A layout effect, so that the filter is attached before the first key press.
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

/** Milliseconds for which a message stays while the user types on. Otherwise quick typing would remove it before the user has read it. */
const readingTime = 5000

/**
 * The text filter for a control, without React. Calls `onAccepted` after each accepted edit. Returns a function that removes the filter.
 */
export function attachTextFilter(element: TextControl, report: (event: FilterEvent) => void, onAccepted: () => void): () => void {
  /** Cleans the control's value, and returns whether that changed it. */
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
  // If the parser can't load, the next focus tries again.
  const focusIn = () => void loadParser().catch(() => {})
  element.addEventListener('focusin', focusIn)
  return () => {
    detach()
    element.removeEventListener('focusin', focusIn)
  }
}
