import type { Labels } from '@portal/domain'
import { findForbiddenText, isComparisonOnly } from '@portal/domain'
import { createContext, useContext } from 'react'
import type { RefObject } from 'react'
import { isExemptType } from '../internal/TextInput/exemptions.ts'
import { attachEditFilter } from '../internal/attachEditFilter.ts'
import { afterInput, replaceNativeValue, setNativeValue } from '../internal/nativeValue.ts'
import type { TextControl } from '../internal/nativeValue.ts'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import type { Announcement } from '../../internal/useAnnouncement.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { loadParser, sanitizeTyped } from '../sanitizeText/sanitizeTyped.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { textFilterMessages } from './textFilter.messages.ts'

export type FilterReason = 'comparison' | 'scheme' | 'tag' | 'formula' | 'extension'

/** `refused`: an insertion was kept out, the text stays. `cleared`: the completed text was forbidden and is gone. */
export interface FilterEvent { action: 'refused' | 'cleared', reason: FilterReason }

export type TextFilterLabels = Labels<typeof textFilterMessages>

export interface TextFilterOptions {
  labels?: TextFilterLabels
  /** Told of each refusal and clearing, so that a form does not take a clearing for the person's own edit. */
  onFiltered?: (event: FilterEvent) => void
}

/** Whether the filter is on whatever the provider says. */
export const AlwaysFiltered = createContext(false)

/**
 * The global input filter and the sanitizer of spec §5 on one text field or text area (reading: wire §2): every edit that
 * stands has been sanitized before a form is told of it, so `&amp;` is an ampersand there.
 * Answers what its live region has to say; render that region from the start, empty.
 * Email, password and read-only fields are left alone, and so is a value nobody has edited yet; and all of them where the provider says so.
 */
export function useTextFilter(control: RefObject<TextControl | null>, options: TextFilterOptions = {}): Announcement {
  const [announcement, announce] = useAnnouncement()
  const words = useLabels('TextFilter', textFilterMessages, options.labels)
  const { hasTextFilter } = useSetting()
  const isOn = useContext(AlwaysFiltered) || hasTextFilter
  const latest = useLatest({ words, onFiltered: options.onFiltered })

  // Before the first key can be pressed.
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

/** For how long, in ms, a reason stays although someone types on: quick typing would take it away before it is read. */
const readingTime = 5000

/** The same without React: answers the function that detaches it. `onAccepted` follows each edit that stands. */
export function attachTextFilter(element: TextControl, report: (event: FilterEvent) => void, onAccepted: () => void): () => void {
  /** Answers whether the value had to be changed. */
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
  // What fails here is tried again at the next visit.
  const focusIn = () => void loadParser().catch(() => {})
  element.addEventListener('focusin', focusIn)
  return () => {
    detach()
    element.removeEventListener('focusin', focusIn)
  }
}
