import { columnsOfKind, type ImportColumn, type ImportKind } from '@portal/domain'

const example: Readonly<Record<ImportKind, Partial<Record<ImportColumn, string>>>> = {
  users: { Name: 'Ana Ruiz', Email: 'ana@mail.example', Phone: '(713) 555-0117', Unit: '1204', GateCode: '04711', CardNumber: '4419', FacilityCode: '118', DirectoryPin: '10417' },
  callGroups: {
    Name: 'Leasing desk', CallKind: 'Video', DirectoryPin: '100', FirstCalled: 'ana@mail.example; Luis Ruiz (1204)', SecondCalled: 'Mei-Ling Jacobs', Numbers: 'Night line: (713) 555-0100',
  },
  contacts: { Name: 'Gulf Plumbing', Relation: 'Plumber', Phone: '(713) 555-0142', Email: 'desk@gulf.example' },
  holidays: { Name: 'Thanksgiving', FirstDay: '2027-11-25', LastDay: '2027-11-26' },
  schedules: { Name: 'Office hours', Doors: 'Lobby', Hours: 'Mon-Fri 08:00-18:00; Sat 09:00-13:00' },
  accessCodes: { Person: 'ana@mail.example', CodeType: 'Access card', Code: '118-04419', CardFormat: 'H10301', Label: 'Blue card', validUntil: '2027-12-31' },
}

/** The columns of a template, with one column for the whole name. */
export function columnsOfTemplate(kind: ImportKind): readonly ImportColumn[] {
  return columnsOfKind[kind].filter((column) => column !== 'FirstName' && column !== 'LastName')
}

/** A template to fill in: the headings and an example row. */
export function templateOf(kind: ImportKind, words: Readonly<Record<ImportColumn, string>>): string[][] {
  const columns = columnsOfTemplate(kind)
  return [columns.map((column) => words[column]), columns.map((column) => example[kind][column] ?? '')]
}
