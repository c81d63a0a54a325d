/** What a file may say of a person, in the order in which a person reads it. */
export const personColumns = [
  'Name', 'FirstName', 'LastName', 'Email', 'Phone', 'Unit', 'UserGroup', 'DirectoryPin', 'validFrom', 'validUntil', 'Notes',
] as const
export type PersonColumn = (typeof personColumns)[number]

/** A person as a row of a file says it; what is absent or empty changes nothing. */
export type PersonCells = Partial<Record<PersonColumn, string>>

/** What to do with a row whose person is there already: change the person, leave the row out, or make a second person. */
export const importChoices = ['merge', 'skip', 'keepBoth'] as const
export type ImportChoice = (typeof importChoices)[number]
