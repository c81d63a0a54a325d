export const accessMatrixMessages = {
  name: 'Access by user group and door',
  group: 'User group',
  always: 'Always',
  never: 'No access',
  allDay: 'All day',
  hours: '{days}, {times}',
  more: '{hours}, and more',
  limited: 'with limits',
  cell: '{group} at {door}: {hours}',
  opens: 'Can open {count} of {total} doors',
  legend: 'One column for each day, midnight at the top',
} as const
