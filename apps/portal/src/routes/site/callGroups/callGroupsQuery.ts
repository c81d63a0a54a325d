import type { CallGroupRecord } from '@portal/api-client/contract'
import { foldText } from '@portal/domain'
import { readSearch } from '../../../app/readListAddress.ts'

export const callGroupKinds = ['video', 'voice'] as const
export type CallGroupKind = (typeof callGroupKinds)[number]

/** What stands in the address of the list. */
export interface CallGroupsQuery {
  search: string
  /** Null: both. */
  kind: CallGroupKind | null
}

/** Reads an address that anyone may have written. */
export function readCallGroupsQuery(params: URLSearchParams): CallGroupsQuery {
  return { search: readSearch(params, 80), kind: callGroupKinds.find((kind) => kind === params.get('kind')) ?? null }
}

/** The part of an address after '?'. */
export function writeCallGroupsQuery({ search, kind }: CallGroupsQuery): string {
  return new URLSearchParams({ ...(search.trim() !== '' && { search }), ...(kind !== null && { kind }) }).toString()
}

export function isNarrowed({ search, kind }: CallGroupsQuery): boolean {
  return search.trim() !== '' || kind !== null
}

/** The groups that an address asks for; every word must be somewhere in the name, the PIN, or what the group rings. */
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
