import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui'
import type { ChangeSubject } from '@portal/domain'
import { History } from 'lucide-react'
import { useState } from 'react'
import { later } from '../app/later.tsx'
import { useRights } from '../app/useRights.ts'
import { historyMessages } from './history.messages.ts'

export interface HistoryButtonProps {
  subject: ChangeSubject
  id: number | string
  /** What the record is called. */
  name: string
}

const dialog = later(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)

/** Opens what was changed about a record, by whom, from what to what. Nothing without the right to read the log. */
export function HistoryButton({ subject, id, name }: HistoryButtonProps) {
  const t = useStore(historyMessages)
  const mayDo = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!mayDo('log.view')) return null
  return (
    <>
      <Button icon={History} onClick={() => setOpen(true)}>
        {t.history}
      </Button>
      {isOpen && <dialog.Part subject={subject} id={String(id)} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
