export const invoiceStatusMessages = {
  paid: 'Paid',
  processing: 'Processing',
  dueIn: { one: 'Open, due in {count} day', other: 'Open, due in {count} days' },
  dueToday: 'Open, due today',
  overdue: { one: 'Open, {count} day overdue', other: 'Open, {count} days overdue' },
  /** Text for an unknown status. */
  unnamed: 'Other status',
} as const
