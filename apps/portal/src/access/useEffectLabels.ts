import { useStore } from '@nanostores/react'
import { effectPreviewLabels, type EffectPreviewLabels } from '@portal/ui'
import { useMemo } from 'react'
import { effectMessages } from './explain.messages.ts'

/** The words of what saving would do, in the person's language. */
export function useEffectLabels(): EffectPreviewLabels {
  const t = useStore(effectMessages)
  return useMemo(
    () => ({
      ...effectPreviewLabels,
      title: t.title,
      gains: t.gains,
      loses: t.loses,
      keeps: t.keeps,
      without: t.without,
      nothing: t.nothing,
      loading: t.loading,
      failed: t.failed,
      retry: t.retry,
    }),
    [t],
  )
}
