export const syncStateMessages = {
  nowhere: 'No controller needs it',
  all: { one: 'On its {count} controller', other: 'On all {count} controllers' },
  some: 'On {done} of {total} controllers',
  refused: '{controller} refused it',
  back: '{controller} gets it when it is back, last heard {time}',
  backUnheard: '{controller} gets it when it is back',
  doneBy: '{controller} has it by {time}',
  sending: 'On its way to {controller}',
} as const
