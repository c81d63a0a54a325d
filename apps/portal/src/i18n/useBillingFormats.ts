import { useStore } from '@nanostores/react'
import { createBillingFormats, type BillingFormats } from '@portal/ui'
import { useMemo } from 'react'
import { formattingLocale, locale } from './catalogue.ts'

/** Formats of money and dates for billing, in the user's language. */
export function useBillingFormats(): BillingFormats {
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => createBillingFormats({ locale: tag }), [tag])
}
