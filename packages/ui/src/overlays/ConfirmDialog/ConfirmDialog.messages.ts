export const confirmDialogMessages = {
  cancel: 'Cancel',
  typeWord: 'Type {word}',
  or: 'or',
  hold: 'Hold for 2 seconds',
  holding: { one: 'Keep holding, {count} second left', other: 'Keep holding, {count} seconds left' },
  /** Why the confirm button is disabled. */
  waiting: 'First type {word} or hold the button above.',
} as const
