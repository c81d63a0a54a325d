import { useStore } from '@nanostores/react'
import { IconButton } from '@portal/ui'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { later } from '../../../app/later.tsx'
import { helpMessages } from './help.messages.ts'

const dialog = later(async () => (await import('./HelpDialog.tsx')).HelpDialog)

/** A question mark in the bar that opens the help. `places` are the pages to which the person may go. */
export function HelpMenu({ places }: { places: readonly string[] }) {
  const t = useStore(helpMessages)
  const [isOpen, setOpen] = useState<boolean>()
  dialog.useComing()
  return (
    <>
      <IconButton icon={CircleHelp} label={t.title} onClick={() => setOpen(true)} />
      {isOpen !== undefined && <dialog.Part isOpen={isOpen} places={places} onClose={() => setOpen(false)} />}
    </>
  )
}
