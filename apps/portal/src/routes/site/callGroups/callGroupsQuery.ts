import type { CallGroupRecord } from '@portal/api-client/contract'
import { foldText } from '@portal/domain'
import { listAddress, oneOfPart, searchPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

export const callGroupKinds = ['video', 'voice'] as const
export type CallGroupKind = (typeof callGroupKinds)[number]

/** The parameters in the list's address. `kind` null is both kinds. */
export const callGroupsAddress = listAddress(paths.callGroups, { search: searchPart(80), kind: oneOfPart(callGroupKinds, null) })
export type CallGroupsQuery = typeof callGroupsAddress.whole

/** The call groups that match an address. Every word of the search must occur in the name, the PIN or a member's name. */
export function matchCallGroups(groups: readonly CallGroupRecord[], { search, kind }: CallGroupsQuery): CallGroupRecord[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean)
  return groups.filter((group) => {
    if (kind !== null && group.IsVideo !== (kind === 'video')) return false
    const text = foldText(textOf(group))
    return wanted.every((word) => text.includes(word))
  })
}

function textOf({ Name, DirectoryPin, PropertyName, People, Numbers }: CallGroupRecord): string {
  const numbers = Numbers.flatMap(({ Label, Phone }) => [Label, Phone, Phone.replaceAll(/\D/g, '')])
  return [Name, DirectoryPin, PropertyName, ...People.flatMap((person) => [person.Name, person.Unit]), ...numbers].join(' ')
}
