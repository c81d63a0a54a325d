import { restrictionMessages, type RestrictionWords } from '@portal/domain'
import { useMemo } from 'react'
import { useSetting } from './PortalProvider.tsx'
import { useLabels } from './useLabels.ts'

/** Locale and texts for `describeRestriction` and its parts. */
export function useRestrictionVoice(): { locale: string, words: RestrictionWords } {
  const { locale } = useSetting()
  const words = useLabels('Restriction', restrictionMessages.en)
  return useMemo(() => ({ locale, words }), [locale, words])
}
