import { useStore } from '@nanostores/react'
import type { ImportKind } from '@portal/domain'
import { Stack, StatusLabel, Text, unchangedStatus, useImportWords, type DataTableColumn, type Status } from '@portal/ui'
import { Ban, CircleMinus, Pencil, Plus, UserRoundPlus } from 'lucide-react'
import { importRunMessages } from '../messages.ts'
import { useRowReason } from '../useRowReason.ts'
import { Changes } from './Changes.tsx'
import type { PlannedRow } from './planView.ts'
import { recordWord } from './recordWord.ts'

export const planResults = ['create', 'change', 'unchanged', 'skip', 'conflict'] as const
const statuses: Record<PlannedRow['Result'], Status> = {
  create: { icon: UserRoundPlus, tone: 'success' }, change: { icon: Pencil, tone: 'info' }, unchanged: unchangedStatus,
  skip: { icon: CircleMinus, tone: 'neutral' }, conflict: { icon: Ban, tone: 'danger' },
}

/** How a result looks. */
export function resultStatus(kind: ImportKind, result: PlannedRow['Result']): Status {
  return result === 'create' && kind !== 'users' ? { icon: Plus, tone: 'success' } : statuses[result]
}

/** A new record's name stands beside it already. */
const nameFields: ReadonlySet<string> = new Set(['Name', 'FirstName', 'LastName'])

/** The columns of the dry run. */
export function usePlanColumns(kind: ImportKind): DataTableColumn<PlannedRow>[] {
  const t = useStore(importRunMessages)
  const words = useImportWords()
  const reasonOf = useRowReason()
  return [
    { id: 'row', header: t.row, phone: 'fact', phonePrefix: t.row, width: '64px', cell: ({ Row }) => Row },
    { id: 'person', header: recordWord(t, kind), phone: 'title', cell: ({ Name }) => <bdi>{Name}</bdi> },
    { id: 'result', header: t.result, phone: 'status', cell: ({ Result }) => <StatusLabel status={resultStatus(kind, Result)}>{t[Result]}</StatusLabel> },
    {
      id: 'what', header: t.what, phone: 'line',
      cell: ({ Result, Changes: changes, ...said }) =>
        Result === 'conflict' ? <Text tone="danger">{reasonOf(said)}</Text> : changes.length === 0 ? <Text tone="muted">{t.nothing}</Text> : (
          <Stack gap={0}>
            <Changes changes={changes.filter(({ Field, From }) => From !== '' || !nameFields.has(Field))} words={words} />
            {said.message !== '' && <Text tone="warning">{reasonOf(said)}</Text>}
          </Stack>
        ),
    },
  ]
}
