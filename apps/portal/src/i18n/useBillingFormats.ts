import { createBillingFormats, type BillingFormats } from '@portal/ui'
import { useMemo } from 'react'
import { useLocaleTag } from './catalogue.ts'

/** Formats of money and dates for billing, in the user's language. */
export function useBillingFormats(): BillingFormats {
  const tag = useLocaleTag()
  return useMemo(() => createBillingFormats({ locale: tag }), [tag])
}
