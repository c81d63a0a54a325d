import type { ImportKind } from '@portal/domain'

/** What a row of an import is about. */
export function recordWord({ person, callGroup }: { person: string; callGroup: string }, kind: ImportKind): string {
  return { users: person, callGroups: callGroup }[kind]
}
