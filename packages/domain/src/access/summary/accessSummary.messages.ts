/** The parts of sentences about a user's access to all doors. Counts, lists, dates and times are inserted as text in the reader's language. */
export const accessSummaryEnglish = {
  atAll: 'at all {count} doors',
  /** A list of named doors. */
  at: 'at {doors}',
  atSome: 'at {count} of {all} doors',
  /** The hours at most doors, and the number of doors with other hours: "At any time, at 4 of 6 doors; 2 differ". */
  others: { one: '{most}; {count} differs', other: '{most}; {count} differ' },
  /** Joins the user's own restriction and the group's if both apply. */
  within: '{own}; only while the group’s restriction also allows it: {group}',
  none: {
    account: 'No access: the account is not active',
    group: 'No access: the group opens no door',
    notGiven: 'No access: no user group, hours or doors are set',
    noDoors: 'No access yet: there is no door',
    places: 'No access: there is no door at their properties',
    never: 'No access: no hours are allowed at any door',
  },
  ended: 'No access: it ended on {moment}',
} as const
