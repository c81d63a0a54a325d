import { useStore } from '@nanostores/react'
import { Button, Card, DescriptionList, Text } from '@portal/ui'
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
        <Button size="compact" aria-label={t.edit({ step: t[step] })} onClick={() => onEdit(step)}>
          {t.change}
        </Button>
      }
    >
      <Facts title={t[step]} facts={facts} />
    </Card>
  ))
}

/** A single fact of the same name as its card needs no term. */
function Facts({ title, facts }: { title: string; facts: SummaryPart['facts'] }) {
  const [only] = facts
  if (facts.length === 1 && only?.term === title) {
    return (
      <Text>
        <bdi>{only.value}</bdi>
      </Text>
    )
  }
  return <DescriptionList items={facts.map(({ term, value }, index) => ({ term, value, id: `${term}-${index}` }))} />
}
