import type { ChangeSubject } from '@portal/domain'
import { Button } from '@portal/ui'
import { History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../app/lazyPart.tsx'
import { useRights } from '../app/useRights.ts'
import { historyMessages } from './history.messages.ts'

interface HistoryRecord {
  subject: ChangeSubject
  id: number | string
  /** The name of the record. */
  name: string
}

const dialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)

/** Opens a record's history. `mayLook` is false without the right to see activity. */
export function useHistory(): { mayLook: boolean; show: (record: HistoryRecord) => void; shown: ReactNode } {
  const mayDo = useRights()
  const [record, setRecord] = useState<HistoryRecord | null>(null)
  return {
    mayLook: mayDo('log.view'),
    show: setRecord,
    shown: record && <dialog.Part {...record} id={String(record.id)} onClose={() => setRecord(null)} />,
  }
}

/** A button that opens a record's history. Hidden without the right to see activity. */
export function HistoryButton(record: HistoryRecord) {
  const t = historyMessages.useWords()
  const { mayLook, show, shown } = useHistory()
  if (!mayLook) return null
  return (
    <>
      <Button icon={History} onClick={() => show(record)}>
        {t.history}
      </Button>
      {shown}
    </>
  )
}
