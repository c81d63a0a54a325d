import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { defaultAccessMessages } from '../../../../access/defaultAccess.messages.ts'
import type { NewImportData } from './route.tsx'

/** What new people of an import open to whom neither a row nor the import gives a group. */
export function NoGroupNote({ property }: { property: NewImportData['properties'][number] | undefined }) {
  const t = useStore(defaultAccessMessages)
  if (!property) return null
  return property.LetsUnrestrictedIn ? <InlineAlert tone="danger">{t.newByDefault}</InlineAlert> : <InlineAlert tone="warning">{t.newNotGiven}</InlineAlert>
}
