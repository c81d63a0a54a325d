import { useStore } from '@nanostores/react'
import { createBillingFormats, type BillingFormats } from '@portal/ui'
import { useMemo } from 'react'
import { formattingLocale, locale } from './catalogue.ts'

/** Money and dates of billing as the person writes them. */
export function useBillingFormats(): BillingFormats {
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => createBillingFormats({ locale: tag }), [tag])
}
