export const sitePlanMessages = {
  doors: 'Doors on the plan',
  states: 'What the marks mean',
  mark: '{name}: {state}',
  moveHelp: 'Drag a door to its place. Arrow keys move a selected door, and Delete takes it off the plan.',
  moved: '{name}: {across}% from the left, {down}% from the top',
  removed: '{name} is off the plan',
  close: 'Close',
} as const
