import type { ImportKind } from '@portal/domain'

/** What a row of an import is about. */
export function recordWord({ person, callGroup, accessCode }: { person: string; callGroup: string; accessCode: string }, kind: ImportKind): string {
  return { users: person, callGroups: callGroup, accessCodes: accessCode }[kind]
}
