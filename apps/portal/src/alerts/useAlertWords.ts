import { useStore } from '@nanostores/react'
import { alertMessages, type AlertCause, type AlertRule, type AlertWriting, newAlertRule, say, spanishAlertMessages } from '@portal/domain'
import { useMemo } from 'react'
import { formattingLocale, locale } from '../i18n/catalogue.ts'

/** The service's words for alerts, in the language of the screen. */
export function useAlertWords(): Omit<AlertWriting, 'timeZone'> {
  const spoken = useStore(locale)
  return useMemo(() => {
    const tag = formattingLocale(spoken)
    return { words: say(alertMessages, tag, spoken === 'es' ? spanishAlertMessages : undefined), locale: tag }
  }, [spoken])
}

/** The values of a sent alert that its title needs. */
export const ruleOfAlert = ({ Cause, Minutes, Count }: { Cause: AlertCause; Minutes: number; Count: number }): AlertRule => ({ ...newAlertRule(Cause), minutes: Minutes, count: Count })
