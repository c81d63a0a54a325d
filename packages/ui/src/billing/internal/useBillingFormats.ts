import { useMemo } from 'react'
import { useSetting } from '../../words/PortalProvider.tsx'
import { type BillingFormats, createBillingFormats } from './billingFormats.ts'

/** The caller's formats, or those of the provider's language in US dollars. */
export function useBillingFormats(given?: BillingFormats): BillingFormats {
  const { locale } = useSetting()
  return useMemo(() => given ?? createBillingFormats({ locale }), [given, locale])
}
