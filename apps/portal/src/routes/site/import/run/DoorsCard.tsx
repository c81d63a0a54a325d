import { useStore } from '@nanostores/react'
import { Card, CellLines, DataTable, EmptyState, type DataTableColumn } from '@portal/ui'
import { importRunMessages } from '../messages.ts'
import type { PlanDoor } from './planView.ts'

export interface DoorsCardProps {
  doors: readonly PlanDoor[]
  /** Whether every row has been looked at. */
  isWhole: boolean
}

/** At which doors the file lets people in, and shuts them out. */
export function DoorsCard({ doors, isWhole }: DoorsCardProps) {
  const t = useStore(importRunMessages)
  const columns = useDoorColumns()
  if (isWhole && doors.length === 0) return <Card title={t.doors} padding="none"><EmptyState title={t.noDoors} /></Card>
  return (
    <DataTable
      label={t.doors}
      title={t.doors}
      isLoading={!isWhole}
      isCompact
      rows={doors.length === 0 ? undefined : doors}
      getRowId={({ PortID }) => PortID}
      columns={columns}
      labels={{ counted: () => '' }}
    />
  )
}

function useDoorColumns(): DataTableColumn<PlanDoor>[] {
  const t = useStore(importRunMessages)
  return [
    { id: 'door', header: t.door, phone: 'title', cell: ({ PortName, IsOffline }) => <CellLines isWhole second={IsOffline ? t.offline : undefined}><bdi>{PortName}</bdi></CellLines> },
    { id: 'gain', header: t.gain, align: 'end', phone: 'fact', phonePrefix: t.gain, cell: ({ Gains }) => (Gains === 0 ? '–' : `+${Gains}`) },
    { id: 'lose', header: t.lose, align: 'end', phone: 'fact', phonePrefix: t.lose, cell: ({ Loses }) => (Loses === 0 ? '–' : `−${Loses}`) },
  ]
}
