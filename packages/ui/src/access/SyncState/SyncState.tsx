import { type CommandState, isSameDay, type Labels, zonedFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { failedStatus, sendingStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { openedStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { unchangedStatus } from '../../elements/StatusLabel/standingStatuses.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { syncStateMessages } from './SyncState.messages.ts'

/** A controller that must sync a change. */
export interface SyncedController {
  id: number
  name: string
  /** `acknowledged`: synced. `failed`: it refused the change for good. */
  state: CommandState
  isOnline: boolean
  /** Epoch milliseconds of the controller's last message; null if there was none. */
  lastContactAt: number | null
  /** Epoch milliseconds at which the controller should be synced; null if unknown. */
  doneBy: number | null
}

export interface SyncStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Every controller that must sync the change. */
  controllers: readonly SyncedController[]
  /** The current time, in epoch milliseconds on the server's clock. Default: the provider’s clock. */
  now?: number
  /** The property's IANA zone, for all times. Default: the provider’s. */
  timeZone?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof syncStateMessages>
}

/** Says to how many controllers a saved change is synced, and when the others will follow. */
export const SyncState = forwardRef<HTMLDivElement, SyncStateProps>(function SyncState(props, ref) {
  const { controllers, now: givenNow, timeZone: givenZone, labels, ...rest } = props
  const { now, timeZone } = useTimes({ now: givenNow, timeZone: givenZone })
  const words = useLabels('SyncState', syncStateMessages, labels)
  const { locale } = useSetting()
  const total = controllers.length
  const missing = controllers.filter(({ state }) => state !== 'acknowledged')
  const say = (at: number) => zonedFormat(locale, timeZone, isSameDay(timeZone, at, now) ? { timeStyle: 'short' } : { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at)
  const sentence = ({ name: controller, state, isOnline, lastContactAt, doneBy }: SyncedController) => {
    if (!isOnline) return lastContactAt === null ? words.backUnknown({ controller }) : words.back({ controller, time: say(lastContactAt) })
    if (state === 'failed') return words.refused({ controller })
    return doneBy === null ? words.sending({ controller }) : words.doneBy({ controller, time: say(doneBy) })
  }
  const status = total === 0 ? unchangedStatus : missing.length === 0 ? openedStatus : missing.some(({ state }) => state === 'failed') ? failedStatus : sendingStatus
  const word = total === 0 ? words.nowhere : missing.length === 0 ? words.all({ count: total }) : words.some({ done: String(total - missing.length), total: String(total) })
  return (
    <Root {...rest} ref={ref}>
      <StatusLabel status={status}>{word}</StatusLabel>
      {missing.length > 0 && <List>{missing.map((controller) => <li key={controller.id}>{sentence(controller)}</li>)}</List>}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--portal-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`
