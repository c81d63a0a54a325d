import { Button, Card, EffectPreview, effectPreviewMessages, Text, useLabels, type ChangedWeek } from '@portal/ui'
import { useState } from 'react'
import { useFailureText } from '../app/useFailureText.ts'
import { EffectPeople } from './EffectPeople.tsx'
import { effectMessages } from './explain.messages.ts'
import { type AccessChange, type Effect, useEffectAnswer } from './useEffectAnswer.ts'
import type { Asked } from '../app/useAsk.ts'

export interface EffectPanelProps extends Omit<EffectCardProps, 'effect'> {
  /** The unsaved change; null if there is nothing to compute, because no one is affected or a value is missing. */
  change: AccessChange | null
}

/** Shows who gains, loses and keeps access if the change is saved, or the record deleted. */
export function EffectPanel({ change, ...rest }: EffectPanelProps) {
  return <EffectCard effect={useEffectAnswer(change)} {...rest} />
}

export interface EffectCardProps {
  /** The effect of the change; null if there is nothing to compute. */
  effect: Asked<Effect | null> | null
  /** A text instead of the numbers, or beside them. */
  note?: string | undefined
  isRemoval?: boolean
  /** The hours of the week before and after the change. */
  week?: ChangedWeek | undefined
}

/** Like `EffectPanel`, for an effect that the page itself requests, to show it beside Save too. */
export function EffectCard({ effect, note, isRemoval = false, week }: EffectCardProps) {
  const t = effectMessages.useWords()
  const { title } = useLabels('EffectPreview', effectPreviewMessages)
  const textOf = useFailureText()
  const [isOpen, setOpen] = useState(false)
  if (effect === null) {
    return note === undefined ? null : (
      <Card title={isRemoval ? t.titleRemoved : title}>
        <Text role="status">{note}</Text>
      </Card>
    )
  }
  const { failure, isLoading, reload } = effect
  const answer = effect.answer ?? undefined
  const isFelt = answer !== undefined && answer.GainCount + answer.LoseCount > 0
  return (
    <>
      <EffectPreview
        effect={answer && toCounts(answer)}
        isLoading={isLoading}
        failure={failure ? { detail: textOf(failure), onRetry: reload } : undefined}
        labels={isRemoval ? { title: t.titleRemoved } : undefined}
        note={note}
        week={week}
        actions={isFelt && <Button onClick={() => setOpen(true)}>{t.seePeople({ count: answer.PeopleCount - answer.WithoutCount })}</Button>}
      />
      {answer && <EffectPeople effect={answer} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />}
    </>
  )
}

function toCounts({ GainCount, LoseCount, KeepCount, WithoutCount }: Effect) {
  return { gains: GainCount, loses: LoseCount, keeps: KeepCount, without: WithoutCount }
}
