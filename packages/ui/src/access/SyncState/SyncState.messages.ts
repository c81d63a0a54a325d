export const syncStateMessages = {
  nowhere: 'No controller needs this change',
  all: { one: 'Synced to its {count} controller', other: 'Synced to all {count} controllers' },
  some: 'Synced to {done} of {total} controllers',
  refused: '{controller} refused it',
  back: '{controller} syncs when it’s back online, last contact {time}',
  backUnknown: '{controller} syncs when it’s back online',
  doneBy: '{controller} syncs by {time}',
  sending: 'Syncing {controller}',
} as const
