import { Card, EmptyState, Icon, LoadingState, Text, type IconProps } from '@portal/ui'
import { Ban, CircleCheck, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { newUserMessages } from './messages.ts'
import type { DoorOfNewUser } from './newAccess.ts'
import type { NewAccessState } from './useNewAccess.ts'
import { AskFailure } from '#portal/app/FailureAlert.tsx'

export interface DoorsCardProps extends NewAccessState {
  /** Whether the user's group is still to be chosen. */
  isUndecided: boolean
}

/** Shows when each door would open for the new user, and what decides this, unless it is the door itself. */
export function DoorsCard({ access, failure, isLoading, reload, isUndecided }: DoorsCardProps) {
  const t = newUserMessages.useWords()
  const doors = isUndecided ? [] : (access?.doors ?? [])
  const open = doors.filter(({ hours }) => hours !== null).length
  return (
    <Card title={t.doorsTitle} fact={access && !isUndecided && t.doorsOpen({ open, all: doors.length })} padding="none" aria-busy={isLoading}>
      <AskFailure {...{ failure, isLoading, reload }} title={t.doorsFailed} />
      {!access && !isUndecided && !failure && <LoadingState label={t.doorsTitle} />}
      {isUndecided && !failure && <EmptyState title={t.noDoorsYet} />}
      <Doors>
        {doors.map((door) => (
          <Door key={door.id} {...door} />
        ))}
      </Doors>
    </Card>
  )
}

function Door({ name, hours, by, isOffline }: DoorOfNewUser) {
  const t = newUserMessages.useWords()
  const describe = useDescribe()
  const look = lookOf(hours)
  const sources: Record<DoorOfNewUser['by'], string> = { places: t.byPlaces, group: t.byGroup, own: t.byOwn, both: t.byBoth, door: '' }
  const closed = by === 'places' ? t.neverAtPlace : t.never
  return (
    <Row>
      <Icon {...look} />
      <div>
        <Text isStrong tone={hours ? 'default' : 'muted'}>
          {name}
        </Text>
        <Text tone={hours ? 'default' : 'muted'}>
          {hours ? describe(hours.restriction) : closed}
          {hours?.within && ` ${t.within({ hours: describe(hours.within) })}`}
        </Text>
        <Text size="small" tone="muted">
          {[sources[by], isOffline && hours && t.learnsLater].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Row>
  )
}

function lookOf(hours: DoorOfNewUser['hours']): Pick<IconProps, 'icon' | 'tone'> {
  if (!hours) return { icon: Ban, tone: 'neutral' }
  return hours.restriction.windows === null && !hours.within ? { icon: CircleCheck, tone: 'success' } : { icon: Clock, tone: 'info' }
}

const Doors = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--portal-space-3);
  align-items: start;
  padding: var(--portal-space-3) var(--portal-space-4);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`
