export const callGroupEditorMessages = {
  title: 'Who gets called, and when',
  /** How long each step rings. */
  eachTier: '{seconds} seconds per step',
  eachNumber: 'Up to {seconds} seconds per number',
  seconds: '{count} s',
  tiers: { first: 'First called', second: 'Second called' },
  voice: 'Voice only',
  numbers: 'Numbers in order',
  /** Count and maximum: '1 of 3'. */
  count: '{count} of {most}',
  app: 'App',
  noApp: 'No app installed',
  notNotified: 'App can’t ring',
  /** Hours in which the phone of a user with quiet hours rings: 'Rings: Every day, 7:00 AM to 10:00 PM'. */
  rings: 'Rings: {hours}',
  gone: 'Removed or inactive',
  add: 'Add user',
  /** Label of the search field. */
  addTo: 'Add a user to {tier}',
  find: 'Enter a name',
  alreadyIn: 'Already in {tier}',
  cancel: 'Cancel',
  done: 'Done',
  remove: 'Remove {name}',
  /** Label of a user’s menu. */
  more: 'Actions for {name}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to {tier}',
  /** Label of the handle that moves a user by keyboard. */
  handle: 'Move {name}',
  handleHelp: 'Press Space to lift, arrow keys to move, Space to drop, Escape to put back.',
  /** Texts that screen readers announce during a move. `place` of `count` is the position in the step. */
  lifted: '{name} lifted: position {place} of {count} in {tier}. Arrow keys move.',
  moved: '{name}: position {place} of {count} in {tier}.',
  dropped: '{name} dropped: position {place} of {count} in {tier}.',
  putBack: '{name} put back: position {place} of {count} in {tier}.',
  full: '{tier} is full: {most} at most.',
  added: '{name} added to {tier}.',
  removed: 'Removed: {name}.',
  undo: 'Undo',
  /** Warning for a step with only one user. */
  alone: 'If {name} declines, no phone rings until {seconds} s. Add a second user to close the gap.',
  phone: 'Phone number',
  phoneHelp: 'With area code. This phone gets a normal call: press 1 to talk, * to open.',
  label: 'Label',
  labelHelp: 'Such as Leasing desk, mobile or home.',
  addNumber: 'Add a number',
  saveNumber: 'Save number',
  changeNumber: 'Change number',
  /** When a phone number of a list rings. */
  ringsAt: 'rings at {seconds} s',
  noNumbers: 'No numbers yet.',
  badNumber: 'Enter a phone number with its area code.',
  /** Note before the voice number, about users who have their own phone for visitor calls. */
  ownPhones: { one: 'The phone of {names} rings first, for up to {seconds} seconds.', other: 'The phones of {names} ring first, for up to {seconds} seconds.' },
  /** Note after the voice number. */
  soundsOnly: 'Voice only. If no one answers here either, the call ends at {seconds} s.',
  /** Buttons that fix a warning. */
  removeHere: 'Remove here',
  readOnly: 'You can see this plan. The group’s managers can change it.',
} as const
