import { useStore } from '@nanostores/react'
import { StatusLabel, Text, unchangedStatus, useImportWords, type DataTableColumn, type Status } from '@portal/ui'
import { Ban, CircleMinus, Pencil, UserRoundPlus } from 'lucide-react'
import { importRunMessages } from '../messages.ts'
import { Changes } from './Changes.tsx'
import type { PlannedRow } from './planView.ts'

export const planResults = ['create', 'change', 'unchanged', 'skip', 'conflict'] as const
export const resultStatus: Record<PlannedRow['Result'], Status> = {
  create: { icon: UserRoundPlus, tone: 'success' }, change: { icon: Pencil, tone: 'info' }, unchanged: unchangedStatus,
  skip: { icon: CircleMinus, tone: 'neutral' }, conflict: { icon: Ban, tone: 'danger' },
}

/** A new person's name stands beside them already. */
const nameFields: ReadonlySet<string> = new Set(['Name', 'FirstName', 'LastName'])

/** The columns of the dry run. */
export function usePlanColumns(): DataTableColumn<PlannedRow>[] {
  const t = useStore(importRunMessages)
  const words = useImportWords()
  return [
    { id: 'row', header: t.row, phone: 'fact', phonePrefix: t.row, width: '64px', cell: ({ Row }) => Row },
    { id: 'person', header: t.person, phone: 'title', cell: ({ Name }) => <bdi>{Name}</bdi> },
    { id: 'result', header: t.result, phone: 'status', cell: ({ Result }) => <StatusLabel status={resultStatus[Result]}>{t[Result]}</StatusLabel> },
    {
      id: 'what', header: t.what, phone: 'line',
      cell: ({ Changes: changes, message }) =>
        message !== '' ? <Text tone="danger">{message}</Text> : changes.length === 0 ? <Text tone="muted">{t.nothing}</Text> : <Changes changes={changes.filter(({ Field, From }) => From !== '' || !nameFields.has(Field))} words={words} />,
    },
  ]
}
