export const uptimeBarMessages = {
  name: 'Online by day',
  day: 'Day',
  online: 'Online',
  offline: 'Offline',
  noRecord: 'No record',
  asTable: 'Show as table',
  asBar: 'Show as bar',
} as const
