export const effectPreviewMessages = {
  title: 'If you save this',
  gains: { one: 'person gains hours', other: 'people gain hours' },
  loses: { one: 'person loses hours', other: 'people lose hours' },
  keeps: { one: 'person keeps what they have', other: 'people keep what they have' },
  without: { one: 'person has no access, before and after', other: 'people have no access, before and after' },
  nothing: 'Nothing changes for anyone.',
  loading: 'Working out who gains and who loses',
  failed: 'The effect could not be worked out',
} as const
