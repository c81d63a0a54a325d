import type { ImportKind } from '@portal/domain'

/** What the pages of an import are called. */
export function titleOfKind<Text>({ title, titleCallGroups, titleCodes, titleContacts, titleHolidays }: Titles<Text>, kind: ImportKind): Text {
  return { users: title, callGroups: titleCallGroups, accessCodes: titleCodes, contacts: titleContacts, holidays: titleHolidays }[kind]
}

type Titles<Text> = Record<'title' | 'titleCallGroups' | 'titleCodes' | 'titleContacts' | 'titleHolidays', Text>
