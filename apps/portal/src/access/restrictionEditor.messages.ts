import { words } from '../i18n/catalogue.ts'

/** The weekly editor; days, times and dates arrive written out. */
export const restrictionEditorMessages = words('restrictionEditor', {
  startDate: 'Starts',
  startTime: 'Start time',
  endDate: 'Ends',
  endTime: 'End time',
  startOfDay: 'Start of day',
  endOfDay: 'End of day',
  throughThatDay: 'Through the end of that day',
})

/** What a rule is made of: the names of its changes. */
export const clauseMessages = words('clauses', {
  windows: 'Weekly hours',
  validity: 'Validity',
  uses: 'Uses',
  usesPerDay: 'Entries a day',
  exceptions: 'Exceptions',
})
