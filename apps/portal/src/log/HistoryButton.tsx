import { Button } from '@portal/ui'
import { History } from 'lucide-react'
import { historyMessages } from './history.messages.ts'
import { useHistory, type HistoryRecord } from './useHistory.tsx'

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
