import { useStore } from '@nanostores/react'
import { Button, Card, DescriptionList, Stack } from '@portal/ui'
import { AccessSentence } from '../../../access/AccessSentence.tsx'
import { DefaultAccessAlert } from '../../../access/DefaultAccessAlert.tsx'
import { newUserMessages } from './messages.ts'
import { toItems, type Summary } from './useSummary.ts'
import type { Step } from './wizardValues.ts'

export interface ReviewStepProps {
  summary: Summary
  onEdit: (step: Step) => void
}

/** Everything once more before it is saved, each part with its way back; above all where and when they may pass. */
export function ReviewStep({ summary, onEdit }: ReviewStepProps) {
  const t = useStore(newUserMessages)
  const { access, given, parts } = summary
  return parts.map(({ step, facts }) => (
    <Card
      key={step}
      title={t[step]}
      actions={
        <Button size="compact" aria-label={t.edit({ step: t[step] })} onClick={() => onEdit(step)}>
          {t.change}
        </Button>
      }
    >
      <Stack gap={4}>
        {step === 'group' && access && <AccessSentence>{access}</AccessSentence>}
        {step === 'group' && given && <DefaultAccessAlert {...given} />}
        <DescriptionList items={toItems(facts)} />
      </Stack>
    </Card>
  ))
}
