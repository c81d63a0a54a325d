import { ButtonLink, type ButtonLinkProps } from '@portal/ui'
import { Download } from 'lucide-react'
import { useRights } from '../app/useRights.ts'
import { exportLinkMessages } from './exportLink.messages.ts'
import { type Exported, exportPath } from './exportPath.ts'

/** A link from a list to the page that exports it with the same filters. Hidden from users who may not export. */
export function ExportLink({ what, size }: { what: Exported } & Pick<ButtonLinkProps, 'size'>) {
  const t = exportLinkMessages.useWords()
  const may = useRights()
  if (!may('export.run')) return null
  return (
    <ButtonLink size={size} icon={Download} href={exportPath(what)}>
      {t.export}
    </ButtonLink>
  )
}
