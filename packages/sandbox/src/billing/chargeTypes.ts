/** The charge types of invoice lines; `invoice_lines` stores their ids. */
export const chargeTypes = [
  { ID: 1, Name: 'Gate service', IsRecurring: true },
  { ID: 2, Name: 'Cellular line', IsRecurring: true },
  { ID: 3, Name: 'Virtual keys', IsRecurring: true },
  { ID: 4, Name: 'Video intercom', IsRecurring: true },
  { ID: 5, Name: 'Site visit', IsRecurring: false },
  { ID: 6, Name: 'Clicker remotes', IsRecurring: false },
] as const
