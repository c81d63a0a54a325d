import { words } from '../i18n/catalogue.ts'

/** Names of the clauses of a restriction, such as its hours and its dates. */
export const clauseMessages = words('clauses', {
  windows: 'Weekly hours',
  validity: 'Validity',
  uses: 'Uses',
  usesPerDay: 'Entries a day',
  holidays: 'Closed on holidays',
  exceptions: 'Exceptions',
})
