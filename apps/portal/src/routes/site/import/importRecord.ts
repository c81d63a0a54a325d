import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { ImportKind } from '@portal/domain'
import { callGroupPath, codePath, paths, userPath } from '#portal/app/paths.ts'

/** An import, as the service answers it. */
export type ImportRecord = ResponseOf<typeof endpoints.getImport>

/** The titles of an import's pages. */
export function titleOfKind<Text>({ title, titleCallGroups, titleCodes, titleContacts, titleHolidays, titleSchedules }: Titles<Text>, kind: ImportKind): Text {
  return { users: title, callGroups: titleCallGroups, accessCodes: titleCodes, contacts: titleContacts, holidays: titleHolidays, schedules: titleSchedules }[kind]
}

type Titles<Text> = Record<'title' | 'titleCallGroups' | 'titleCodes' | 'titleContacts' | 'titleHolidays' | 'titleSchedules', Text>

/** The kind of record of an import's row. */
export function recordWord({ person, callGroup, accessCode, contact, holiday, schedule }: Record<'person' | 'callGroup' | 'accessCode' | 'contact' | 'holiday' | 'schedule', string>, kind: ImportKind): string {
  return { users: person, callGroups: callGroup, accessCodes: accessCode, contacts: contact, holidays: holiday, schedules: schedule }[kind]
}

const pathOf: Record<ImportKind, (id: number) => string> = { users: userPath, callGroups: callGroupPath, accessCodes: (id) => codePath(null, id), contacts: () => paths.contacts, holidays: () => paths.schedules, schedules: () => paths.schedules }

/** The page of a record that a row created or changed. */
export function recordPath(kind: ImportKind, id: number): string {
  return pathOf[kind](id)
}
