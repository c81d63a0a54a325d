import { sayAlertTitle } from '@portal/domain'
import { DataTable, EmptyState, failedStatus, notVerifiedStatus, StatusLabel, TextLink, unchangedStatus, verifiedStatus, type DataTableColumn, type DataTableProps } from '@portal/ui'
import { ruleOfAlert, useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { doorPath } from '#portal/app/paths.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { deliveryOf, toldOf, type Delivery, type SentAlert, type SentAlertsAnswer } from './alertsView.ts'
import { alertsMessages } from './messages.ts'

export interface SentAlertsProps extends Pick<DataTableProps<SentAlert>, 'title' | 'fact' | 'page' | 'hrefFor' | 'isLoading' | 'failure' | 'actions'> {
  answer: SentAlertsAnswer | undefined
  label: string
}

const looks: Record<Delivery['kind'], typeof verifiedStatus> = { sent: verifiedStatus, waits: notVerifiedStatus, failed: failedStatus, muted: unchangedStatus, none: unchangedStatus }

/** Lists sent alerts, newest first, with their recipients and whether they arrived. */
export function SentAlerts({ answer, label, ...table }: SentAlertsProps) {
  const t = alertsMessages.useWords()
  const columns = useColumns(answer)
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={answer?.Alerts ?? []}
      getRowId={({ ID }) => String(ID)}
      empty={<EmptyState title={t.nothingSent}>{t.nothingSentText}</EmptyState>}
      {...table}
    />
  )
}

function useColumns(answer: SentAlertsAnswer | undefined): DataTableColumn<SentAlert>[] {
  const t = alertsMessages.useWords()
  const writing = useAlertWords()
  const timeZone = answer?.TimeZone ?? 'UTC'
  const { timeSince, time, list } = useFormats(timeZone)
  const now = answer?.Now ?? ''
  const sayDelivery = (delivery: Delivery) => {
    if (delivery.kind === 'waits') return t.waits({ time: time(delivery.until) })
    if (delivery.kind === 'failed') return t[delivery.state]({ who: delivery.who ?? t.hidden })
    return t[delivery.kind]
  }
  return [
    { id: 'at', header: t.time, phone: 'fact', width: '18%', cell: ({ ToldAt }) => timeSince(ToldAt, now) },
    {
      id: 'what',
      header: t.what,
      phone: 'title',
      width: '38%',
      cell: (alert) => {
        const { Name, Since, OverAt, PortID } = alert
        const rule = ruleOfAlert(alert)
        const title = <bdi>{sayAlertTitle({ rule, name: Name, since: Date.parse(Since), until: OverAt === null ? null : Date.parse(OverAt) }, { ...writing, timeZone })}</bdi>
        return PortID === null ? title : <TextLink href={doorPath(PortID)}>{title}</TextLink>
      },
    },
    { id: 'told', header: t.told, phone: 'line', cell: (alert) => <bdi>{list(toldOf(alert).map((who) => who ?? t.hidden))}</bdi>, isEmpty: ({ Messages }) => Messages.length === 0 },
    {
      id: 'status',
      header: t.status,
      phone: 'line',
      cell: (alert) => {
        const delivery = deliveryOf(alert)
        return <StatusLabel status={looks[delivery.kind]}>{sayDelivery(delivery)}</StatusLabel>
      },
    },
  ]
}
