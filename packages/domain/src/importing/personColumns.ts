/** The columns of a user, one row each, in reading order. */
export const personColumns = [
  'Name', 'FirstName', 'LastName', 'Email', 'Phone', 'Unit', 'UserGroup', 'GateCode', 'CardNumber', 'FacilityCode', 'PhoneEntry', 'DirectoryPin', 'validFrom', 'validUntil', 'Notes',
] as const
export type PersonColumn = (typeof personColumns)[number]

/** A row of a file of users, as values by column. Absent and empty values change nothing. */
export type PersonCells = Partial<Record<PersonColumn, string>>

/** What to do with a row whose user exists: change the user, leave the row out, or create a second user. */
export const importChoices = ['merge', 'skip', 'keepBoth'] as const
export type ImportChoice = (typeof importChoices)[number]
