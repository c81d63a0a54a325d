import { Button, effectPreviewMessages, Text, useLabels } from '@portal/ui'
import { useState } from 'react'
import { useFormatsList } from '../i18n/useFormats.ts'
import { EffectPeople } from './EffectPeople.tsx'
import { effectMessages } from './explain.messages.ts'
import type { Effect } from './useEffectAnswer.ts'
import type { Asked } from '../app/useAsk.ts'

/** The effect of a change in one line beside Save: how many users gain and lose access, with a link to their names. Shows nothing before the first answer. */
export function EffectLine({ effect }: { effect: Asked<Effect | null> | null }) {
  const t = effectMessages.useWords()
  const said = useLabels('EffectPreview', effectPreviewMessages)
  const list = useFormatsList()
  const [isOpen, setOpen] = useState(false)
  if (effect === null) return null
  const { answer, failure, isLoading } = effect
  if (failure) return <Text size="small">{said.failed}</Text>
  if (!answer) return isLoading ? <Text size="small">{said.loading}…</Text> : null
  const { GainCount: gains, LoseCount: loses } = answer
  const parts = [...(loses > 0 ? [`${loses} ${said.loses({ count: loses })}`] : []), ...(gains > 0 ? [`${gains} ${said.gains({ count: gains })}`] : [])]
  return (
    <>
      <Text size="small" aria-busy={isLoading || undefined}>
        {parts.length === 0 ? said.nothing : list(parts)}
      </Text>
      {parts.length > 0 && (
        <Button size="compact" onClick={() => setOpen(true)}>
          {t.see}
        </Button>
      )}
      <EffectPeople effect={answer} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
    </>
  )
}
