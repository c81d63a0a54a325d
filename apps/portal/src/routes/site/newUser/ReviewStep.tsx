import { useStore } from '@nanostores/react'
import { Button, Card, DescriptionList } from '@portal/ui'
import { newUserMessages } from './messages.ts'
import type { SummaryPart } from './useSummary.ts'
import type { Step } from './wizardValues.ts'

export interface ReviewStepProps {
  summary: readonly SummaryPart[]
  onEdit: (step: Step) => void
}

/** Everything once more before it is written, each part with its way back. */
export function ReviewStep({ summary, onEdit }: ReviewStepProps) {
  const t = useStore(newUserMessages)
  return summary.map(({ step, facts }) => (
    <Card
      key={step}
      title={t[step]}
      actions={
        <Button size="compact" onClick={() => onEdit(step)}>
          {t.edit({ step: t[step] })}
        </Button>
      }
    >
      <DescriptionList items={facts.map(({ term, value }, index) => ({ term, value, id: `${term}-${index}` }))} />
    </Card>
  ))
}
