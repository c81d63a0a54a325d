import { Button, Card, EffectPreview, effectPreviewMessages, Text, useLabels, type ChangedWeek, Heading, Stack } from '@portal/ui'
import { useState } from 'react'
import { useFailureText } from '../app/useFailureText.ts'
import { effectMessages } from './explain.messages.ts'
import { type Asked, typingPause, useAsk } from '../app/asking.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { styled } from 'styled-components'
import { Dialog } from '#portal/app/dialogs.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

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

interface EffectPeopleProps {
  effect: Effect
  isOpen: boolean
  onOpenChange: (change: { isOpen: boolean }) => void
}

/** Lists who gains, loses and keeps access, by name and with hours. */
function EffectPeople({ effect, isOpen, onOpenChange }: EffectPeopleProps) {
  const t = effectMessages.useWords()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t.people} description={t.peopleHours} isClosable>
      <Stack gap={4}>
        <People title={t.gainers} people={effect.Gains} total={effect.GainCount} />
        <People title={t.losers} people={effect.Loses} total={effect.LoseCount} />
        <People title={t.keepers} people={effect.Keeps} total={effect.KeepCount} />
      </Stack>
    </Dialog>
  )
}

function People({ title, people, total }: { title: string; people: Effect['Gains']; total: number }) {
  const t = effectMessages.useWords()
  const numbers = new Intl.NumberFormat(useLocaleTag(), { maximumFractionDigits: 1 })
  if (total === 0) return null
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <List>
        {people.map(({ ID, Name, HoursBefore, HoursAfter }) => (
          <li key={ID}>
            <bdi>{Name}</bdi>
            <Text size="small" tone="muted" isTabular>
              {HoursBefore === HoursAfter ? t.sameHoursEach({ hours: numbers.format(HoursAfter) }) : t.personHours({ before: numbers.format(HoursBefore), after: numbers.format(HoursAfter) })}
            </Text>
          </li>
        ))}
      </List>
      {total > people.length && <Text tone="muted">{t.more({ count: total - people.length })}</Text>}
    </section>
  )
}

const List = styled.ul`
  max-block-size: 40vh;
  margin: var(--portal-space-2) 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--portal-space-0-5) var(--portal-space-3);
    padding-block: var(--portal-space-2);
  }
`

export type AccessChange = PayloadOf<typeof endpoints.previewRestrictionEffect>['Change']
export type Effect = ResponseOf<typeof endpoints.previewRestrictionEffect>

/** The effect of a change, requested after a pause in editing; null if there is nothing to compute. */
export function useEffectAnswer(change: AccessChange | null): Asked<Effect | null> | null {
  const asked = useAsk(change && JSON.stringify(change), async (api, signal) => change && api.previewRestrictionEffect({ Change: change }, { signal }), { after: typingPause })
  return change === null ? null : asked
}
