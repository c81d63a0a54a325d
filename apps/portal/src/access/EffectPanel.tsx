import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, Card, Dialog, EffectPreview, Heading, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { formattingLocale, locale } from '../i18n/catalogue.ts'
import { effectMessages } from './explain.messages.ts'
import { useEffectLabels } from './useEffectLabels.ts'
import { useLoad } from './useLoad.ts'
import { useRested } from './useRested.ts'

export type AccessChange = PayloadOf<typeof endpoints.previewRestrictionEffect>['Change']
type Preview = ResponseOf<typeof endpoints.previewRestrictionEffect>

export interface EffectPanelProps {
  /** Null where there is nothing to work out: nobody could be affected, or something is missing. */
  change: AccessChange | null
  /** What stands there instead, or beside the numbers. */
  note?: string | undefined
  isRemoval?: boolean
}

/** Who gains, loses and keeps access if the change is saved, or the record removed. */
export function EffectPanel({ change, note, isRemoval = false }: EffectPanelProps) {
  const t = useStore(effectMessages)
  if (change) return <Effect change={change} note={note} isRemoval={isRemoval} />
  if (note === undefined) return null
  return (
    <Card title={isRemoval ? t.titleRemoved : t.title}>
      <Text role="status">{note}</Text>
    </Card>
  )
}

/** Asks once the editing rests for a moment. */
function Effect({ change, note, isRemoval }: { change: AccessChange; note: string | undefined; isRemoval: boolean }) {
  const t = useStore(effectMessages)
  const { api } = usePortal()
  const textOf = useFailureText()
  const tag = formattingLocale(useStore(locale))
  const labels = useEffectLabels()
  const [isOpen, setOpen] = useState(false)
  const rested = useRested(JSON.stringify(change))
  const { answer, failure, isLoading, reload } = useLoad(rested, (signal) => api.previewRestrictionEffect({ Change: JSON.parse(rested) as AccessChange }, { signal }))
  const isFelt = answer !== undefined && answer.GainCount + answer.LoseCount > 0
  return (
    <>
      <EffectPreview
        effect={answer && toEffect(answer)}
        isLoading={isLoading || rested !== JSON.stringify(change)}
        failure={failure ? { detail: textOf(failure), onRetry: reload } : undefined}
        locale={tag}
        labels={isRemoval ? { ...labels, title: t.titleRemoved } : labels}
        note={note}
        action={isFelt && <Button onClick={() => setOpen(true)}>{t.seePeople(answer.PeopleCount - answer.WithoutCount)}</Button>}
      />
      {answer && (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t.people} description={t.peopleHours} isClosable>
          <Stack gap={4}>
            <People title={t.gainers} people={answer.Gains} total={answer.GainCount} />
            <People title={t.losers} people={answer.Loses} total={answer.LoseCount} />
            <People title={t.keepers} people={answer.Keeps} total={answer.KeepCount} />
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function toEffect({ GainCount, LoseCount, KeepCount, WithoutCount, HoursPerWeekBefore, HoursPerWeekAfter }: Preview) {
  return {
    gains: GainCount,
    loses: LoseCount,
    keeps: KeepCount,
    without: WithoutCount,
    hoursPerWeekBefore: HoursPerWeekBefore,
    hoursPerWeekAfter: HoursPerWeekAfter,
  }
}

function People({ title, people, total }: { title: string; people: Preview['Gains']; total: number }) {
  const t = useStore(effectMessages)
  const numbers = new Intl.NumberFormat(formattingLocale(useStore(locale)), { maximumFractionDigits: 1 })
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
      {total > people.length && <Text tone="muted">{t.more(total - people.length)}</Text>}
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
    gap: 2px 12px;
    padding-block: 6px;
  }
`
