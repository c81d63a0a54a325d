import { words } from '../i18n/catalogue.ts'

/** What a rule is made of: the names of its changes. */
export const clauseMessages = words('clauses', {
  windows: 'Weekly hours',
  validity: 'Validity',
  uses: 'Uses',
  usesPerDay: 'Entries a day',
  holidays: 'Closed on holidays',
  exceptions: 'Exceptions',
})
