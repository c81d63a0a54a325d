/** What a file may say of a user, in the order in which a user reads it. */
export const personColumns = [
  'Name', 'FirstName', 'LastName', 'Email', 'Phone', 'Unit', 'UserGroup', 'GateCode', 'CardNumber', 'FacilityCode', 'PhoneEntry', 'DirectoryPin', 'validFrom', 'validUntil', 'Notes',
] as const
export type PersonColumn = (typeof personColumns)[number]

/** A user as a row of a file says it; what is absent or empty changes nothing. */
export type PersonCells = Partial<Record<PersonColumn, string>>

/** What to do with a row whose user exists: change the user, leave the row out, or create a second user. */
export const importChoices = ['merge', 'skip', 'keepBoth'] as const
export type ImportChoice = (typeof importChoices)[number]
