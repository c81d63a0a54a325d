export const effectPreviewMessages = {
  title: 'If you save this',
  gains: { one: 'user gains hours', other: 'users gain hours' },
  loses: { one: 'user loses hours', other: 'users lose hours' },
  keeps: { one: 'user keeps their hours', other: 'users keep their hours' },
  without: { one: 'user has no access, before and after', other: 'users have no access, before and after' },
  added: 'Added: {hours}',
  removed: 'Removed: {hours}',
  nothing: 'Nothing changes for anyone.',
  loading: 'Checking who gains and who loses',
  failed: 'The effect could not be loaded',
} as const
