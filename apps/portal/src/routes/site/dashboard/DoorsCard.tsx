import { useStore } from '@nanostores/react'
import { Card, closedStatus, heldOpenStatus, leftOpenStatus, lockedStatus, offlineStatus, StatusLabel, Text, type Status } from '@portal/ui'
import { styled } from 'styled-components'
import type { Formats } from '../../../i18n/useFormats.ts'
import type { Port } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { Row, Rows, RowText } from './Rows.tsx'
import { useDoorText } from './useDoorText.ts'

export interface DoorsCardProps {
  ports: Port[]
  /** ISO instant on the server's clock. */
  now: string
  formats: Formats
}

const statuses: Record<Port['Status'], Status> = {
  Closed: closedStatus,
  HeldOpen: heldOpenStatus,
  LeftOpen: leftOpenStatus,
  Locked: lockedStatus,
  Offline: offlineStatus,
}

export function DoorsCard({ ports, now, formats }: DoorsCardProps) {
  const t = useStore(dashboardMessages)
  const textOf = useDoorText(now, formats)
  const lastOpened = (instant: string | null) => (instant ? t.lastOpened({ time: formats.timeSince(instant, now) }) : t.neverOpened)
  return (
    <Card title={t.doors} fact={ports.length || undefined} padding="none">
      {ports.length === 0 ? (
        <Empty tone="muted">{t.noDoors}</Empty>
      ) : (
        <Rows>
          {ports.map((port) => (
            <Door key={port.ID}>
              <RowText>
                <Text isStrong>{port.Name}</Text>
                <Text size="small" tone="muted">
                  {port.HardwareModel} · {lastOpened(port.LastOpenedAt)}
                </Text>
                {textOf(port) !== null && <Text size="small">{textOf(port)}</Text>}
              </RowText>
              <StatusLabel status={statuses[port.Status]}>{t[`status${port.Status}`]}</StatusLabel>
            </Door>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Door = styled(Row)`
  align-items: center;
`

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`
