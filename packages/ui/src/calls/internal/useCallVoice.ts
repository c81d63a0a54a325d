import { useMemo } from 'react'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { callMessages } from './call.messages.ts'
import type { CallVoice } from './callVoice.ts'

/** Texts about calls in the reader's language, for `tellCall`, `describeCallReach` and `describeCallWarning`. */
export function useCallVoice(): CallVoice {
  const { locale } = useSetting()
  const words = useLabels('Calls', callMessages)
  return useMemo(() => ({ locale, words }), [locale, words])
}
