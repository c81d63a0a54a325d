import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Badge, Card, DescriptionList, PageHeader, Stack, type PageHeaderProps } from '@portal/ui'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { RunningLockdown, type RunningLockdownProps } from './LockdownPage.tsx'
import { lockdownPageMessages, lockdownTrailMessages } from './messages.ts'

type Answer = ResponseOf<typeof endpoints.getLockdownTrail>

export interface LockdownTrailProps extends Answer, Omit<RunningLockdownProps, 'lockdown'> {
  breadcrumb: PageHeaderProps['breadcrumb']
}

/** A lockdown: its doors and its history. */
export function LockdownTrail({ Lockdown, Events, breadcrumb, ...acting }: LockdownTrailProps) {
  const t = useStore(lockdownPageMessages)
  const kinds = useStore(lockdownTrailMessages)
  const formats = useFormats(Lockdown.TimeZone)
  const tell = ({ Kind, PortName, Who, IsWhoHidden }: Answer['Events'][number]) => {
    const what = Kind === 'ended' && Lockdown.IsDrill ? t.endedDrill : kinds[Kind]
    const done = Who === null && !IsWhoHidden ? what : t.trailBy({ what, name: Who ?? t.someone })
    return PortName === null ? done : t.trailDoor({ door: PortName, what: done })
  }
  return (
    <Stack gap={5}>
      <PageHeader title={Lockdown.Reason} breadcrumb={breadcrumb} badge={Lockdown.IsDrill && <Badge tone="info">{t.drill}</Badge>} facts={Lockdown.PropertyName} actions={<HistoryButton subject="lockdown" id={Lockdown.ID} name={Lockdown.Reason} />} />
      <RunningLockdown lockdown={Lockdown} {...acting} />
      <Card title={t.trail}>
        <DescriptionList items={Events.map((event) => ({ id: String(event.ID), term: formats.timeSince(event.At, Lockdown.StartedAt), value: <bdi>{tell(event)}</bdi> }))} />
      </Card>
    </Stack>
  )
}
