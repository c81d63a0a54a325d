import { Heading, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { Dialog } from '../app/dialogs.tsx'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { effectMessages } from './explain.messages.ts'
import type { Effect } from './useEffectAnswer.ts'

export interface EffectPeopleProps {
  effect: Effect
  isOpen: boolean
  onOpenChange: (change: { isOpen: boolean }) => void
}

/** Lists who gains, loses and keeps access, by name and with hours. */
export function EffectPeople({ effect, isOpen, onOpenChange }: EffectPeopleProps) {
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
