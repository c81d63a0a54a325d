import { useStore } from '@nanostores/react'
import { isClause } from '@portal/domain'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { inviteDetailMessages } from '../inviteDetail/messages.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import type { InvitePart, InviteValues, OwnInvitePart } from './inviteEdit.ts'

/** An invite's parts and values as text. */
export function useInviteWords(places: readonly Location[]): EditWords<InviteValues, InvitePart> {
  const t = useStore(newInviteMessages)
  const { places: placesName } = useStore(inviteDetailMessages)
  const clauses = useClauseWords()
  const list = useFormatsList()
  const names: Record<OwnInvitePart, string> = { name: t.name, description: t.description, ports: placesName }
  return {
    nameOf: (part) => (isClause(part) ? clauses.nameOf(part) : names[part]),
    textOf(part, values) {
      if (isClause(part)) return clauses.textOf(part, values.restriction)
      return part === 'ports' ? list(portsOfAll(places).filter(({ PortID }) => values.ports.includes(PortID)).map(({ Name }) => Name)) : values[part]
    },
  }
}
