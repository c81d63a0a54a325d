import type { ImportKind } from '@portal/domain'

/** What the pages of an import are called. */
export function titleOfKind<Text>({ title, titleCallGroups, titleCodes, titleContacts, titleHolidays, titleSchedules }: Titles<Text>, kind: ImportKind): Text {
  return { users: title, callGroups: titleCallGroups, accessCodes: titleCodes, contacts: titleContacts, holidays: titleHolidays, schedules: titleSchedules }[kind]
}

type Titles<Text> = Record<'title' | 'titleCallGroups' | 'titleCodes' | 'titleContacts' | 'titleHolidays' | 'titleSchedules', Text>
