import type { ImportKind } from '@portal/domain'

/** What a row of an import is about. */
export function recordWord({ person, callGroup, accessCode, contact, holiday, schedule }: Record<'person' | 'callGroup' | 'accessCode' | 'contact' | 'holiday' | 'schedule', string>, kind: ImportKind): string {
  return { users: person, callGroups: callGroup, accessCodes: accessCode, contacts: contact, holidays: holiday, schedules: schedule }[kind]
}
