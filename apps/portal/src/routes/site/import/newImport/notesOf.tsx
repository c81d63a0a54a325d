import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { defaultAccessMessages } from '../../../../access/defaultAccess.messages.ts'
import type { NewImportData } from './route.tsx'

/** What new people of an import open to whom neither a row nor the import gives a group. */
function NoGroupNote({ property }: { property: NewImportData['properties'][number] | undefined }) {
  const t = useStore(defaultAccessMessages)
  if (!property) return null
  return property.LetsUnrestrictedIn ? <InlineAlert tone="danger">{t.newByDefault}</InlineAlert> : <InlineAlert tone="warning">{t.newNotGiven}</InlineAlert>
}

/** The note about new people for whom no group is chosen, by the property of the import. */
export function notesOf(properties: NewImportData['properties']) {
  return ({ target, group }: { target: string; group: string }) => group === '' && <NoGroupNote property={properties.find(({ ID }) => String(ID) === target)} />
}
