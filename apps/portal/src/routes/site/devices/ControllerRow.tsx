import { activeStatus, Button, failedStatus, IconButton, media, offlineStatus, RelativeTime, sendingStatus, StatusLabel, Text } from '@portal/ui'
import { ChevronDown, ChevronUp, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { ControllerDetails } from './ControllerDetails.tsx'
import type { SendAgain } from './ControllersPage.tsx'
import type { Controller } from '#portal/controllers/controllersView.ts'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'

export interface ControllerRowProps {
  controller: Controller
  /** The current time as an ISO instant on the server's clock. */
  now: string
  isOpen: boolean
  isSending: boolean
  onToggle: (change: { isOpen: boolean }) => void
  /** Sends changes again; omitted if the user may not. */
  onSend: ((what: SendAgain) => void) | undefined
}

const statuses = { failed: failedStatus, offline: offlineStatus, sending: sendingStatus, online: activeStatus }

export function ControllerRow({ controller, now, isOpen, isSending, onToggle, onSend }: ControllerRowProps) {
  const { ModuleID, Name, HardwareModel, Serial, Firmware, State, LostTo, LastContactAt, WaitingCount, FailedCount, DoneBy } = controller
  const t = devicesMessages.useWords()
  const formats = useFormats(controller.TimeZone)
  const detailsId = useId()
  const stateWords = { failed: t.failed, offline: LostTo === 'power' ? t.noPower : t.offline, sending: t.sending({ count: WaitingCount }), online: t.online }
  const behind = [...(FailedCount > 0 ? [t.failedCount({ count: FailedCount })] : []), ...(WaitingCount > 0 ? [t.waitingCount({ count: WaitingCount })] : [])]
  const when = WaitingCount === 0 ? null : State === 'offline' ? t.whenBack : DoneBy === null ? null : t.doneBy({ time: formats.timeSince(DoneBy, now) })
  const isAway = State === 'offline'
  return (
    <li>
      <Line>
        <Cell data-part="name">
          <Text isStrong>{Name}</Text>
          <Text size="small" tone="muted">{[HardwareModel, Serial].filter(Boolean).join(' · ')}</Text>
        </Cell>
        <Cell><StatusLabel status={statuses[State]}>{stateWords[State]}</StatusLabel></Cell>
        <Cell>
          <Text size="small" tone="muted">{t.lastContact}</Text>
          <Text isTabular>{LastContactAt === null ? t.never : <RelativeTime instant={LastContactAt} now={Date.parse(now)} timeZone={formats.timeZone} />}</Text>
        </Cell>
        <Cell>
          <Text size="small" tone="muted">{t.firmware}</Text>
          <Text isTabular>{Firmware === '' ? '–' : <bdi>{Firmware}</bdi>}</Text>
        </Cell>
        <Cell>
          <Text size="small" tone="muted">{t.changes}</Text>
          <Text>{behind.length === 0 ? t.taken : behind.join(', ')}</Text>
          {when !== null && <Text size="small" tone="muted">{when}</Text>}
        </Cell>
        <Tools>
          {onSend && (
            <Button size="compact" icon={RefreshCw} isBusy={isSending} aria-label={isAway ? t.tryNowAt({ controller: Name }) : t.sendAgainTo({ controller: Name })} onClick={() => onSend({ ModuleIDs: [ModuleID] })}>
              {isAway ? t.tryNow : t.sendAgain}
            </Button>
          )}
          <IconButton icon={isOpen ? ChevronUp : ChevronDown} label={t.details({ controller: Name })} aria-expanded={isOpen} aria-controls={detailsId} onClick={() => onToggle({ isOpen: !isOpen })} />
        </Tools>
      </Line>
      <div id={detailsId}>
        {isOpen && <ControllerDetails controller={controller} now={now} formats={formats} isSending={isSending} onSend={onSend} />}
      </div>
    </li>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 2fr) 10rem;
  align-items: center;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-4);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--portal-space-1);

  ${media.narrow} {
    align-self: center;
  }
`
