import { canRetry, type PortLockState } from '@portal/domain'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { closedStatus, lockedStatus, openedStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { failedStatus, sendingStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { processingStatus } from '../../elements/StatusLabel/standingStatuses.ts'
import type { Status } from '../../elements/StatusLabel/status.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { type LockdownWords, timeText } from '../internal/lockdownTexts.ts'
import type { LockdownDoor, LockdownView } from '../internal/lockdownView.ts'

export interface DoorReceiptsProps {
  lockdown: LockdownView
  words: LockdownWords
  now: number
  isBusy: boolean
  onSendAgain: ((change: { ids: readonly string[] }) => void) | undefined
}

const statuses: Record<PortLockState, Status> = {
  pending: sendingStatus, locked: lockedStatus, failed: failedStatus, releasing: sendingStatus, notReleased: failedStatus, released: openedStatus,
  wouldLock: closedStatus, wouldFail: processingStatus,
}

/** Doors that failed come first. */
const order: Record<PortLockState, number> = { failed: 0, notReleased: 0, wouldFail: 0, pending: 1, releasing: 1, locked: 2, wouldLock: 2, released: 3 }

/** Each door with its controller's answer. */
export function DoorReceipts({ lockdown, words, now, isBusy, onSendAgain }: DoorReceiptsProps) {
  const { locale } = useSetting()
  const rows = lockdown.doors.toSorted((one, other) => order[one.state] - order[other.state])
  return (
    <Card role="group" title={words.doors} fact={words.doorsFact} padding="none">
      <List>
        {rows.map((door) => {
          const { id, name, detail, state } = door
          return (
            <li key={id} data-failed={order[state] === 0 || undefined}>
              <div>
                <Text as="div" isStrong><bdi>{name}</bdi></Text>
                <Text as="div" size="small" tone="muted"><bdi>{detail}</bdi></Text>
              </div>
              <Receipt>
                {receiptOf(door, words, timeText(door.at, now, { locale, timeZone: lockdown.timeZone }, 'second')).map((line) => (
                  <Text key={line} as="div" size="small" tone="muted" isTabular><bdi>{line}</bdi></Text>
                ))}
              </Receipt>
              <StatusLabel status={statuses[state]}>{words.states[state]}</StatusLabel>
              {onSendAgain && (
                <Action>
                  {canRetry(state) && <Button size="compact" disabled={isBusy} aria-label={words.retryNamed({ name })} onClick={() => onSendAgain({ ids: [id] })}>{words.retryOne}</Button>}
                </Action>
              )}
            </li>
          )
        })}
      </List>
    </Card>
  )
}

/** The sentences about one door; `time` is the time of its last change. */
function receiptOf({ state, failure, tries, isOnline, isLeftOpen, heldBySchedule, endedHold }: LockdownDoor, words: LockdownWords, time: string): string[] {
  const isLocked = state === 'locked'
  const hasFailed = state === 'failed' || state === 'notReleased'
  return [
    ...(isLocked || state === 'released' ? [words.confirmed({ time })] : []),
    ...(state === 'pending' || state === 'releasing' ? [words.sent({ time })] : []),
    ...(state === 'wouldLock' ? [words.online] : []),
    ...((hasFailed || state === 'wouldFail') && failure !== null ? [words.failures[failure]] : []),
    ...(hasFailed && tries > 1 ? [words.tries({ count: tries })] : []),
    ...(isLocked && !isOnline ? [words.keepsLock] : []),
    ...(isLeftOpen && state !== 'released' ? [words.leftOpen] : []),
    ...(heldBySchedule !== null && (isLocked || state === 'wouldLock') ? [words.overrides({ name: heldBySchedule })] : []),
    ...(endedHold && isLocked ? [words.endedHold] : []),
  ]
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(calc(7 * var(--portal-space-4)), 2fr) auto;
    gap: var(--portal-space-1) var(--portal-space-4);
    align-items: center;
    min-block-size: 52px;
    padding-block: var(--portal-space-2);
    padding-inline: var(--portal-space-4);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  & > li[data-failed] {
    background: var(--portal-danger-tint);
  }

  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :nth-child(2) {
      grid-area: 2 / 1;
    }
    & > li > :nth-child(3) {
      grid-area: 1 / 2;
      align-self: start;
    }
  }
`

const Receipt = styled.div`
  min-inline-size: 0;
`

const Action = styled.div`
  min-inline-size: var(--portal-space-16);
  text-align: end;

  ${media.phone} {
    grid-area: 2 / 2;
    align-self: end;
  }
`
