export const callGroupEditorMessages = {
  title: 'Who rings, and when',
  /** How long each tier rings. */
  eachTier: '{seconds} seconds a tier',
  eachNumber: 'Up to {seconds} seconds a number',
  seconds: '{count} s',
  tiers: { first: 'First called', second: 'Second called' },
  voice: 'Voice only',
  numbers: 'Numbers in order',
  /** How many of how many: '1 of 3'. */
  count: '{count} of {most}',
  app: 'App',
  noApp: 'No app installed',
  notNotified: 'App may not ring',
  /** Of somebody with quiet hours: 'Rings: Every day, 7:00 AM to 10:00 PM'. */
  rings: 'Rings: {hours}',
  gone: 'Removed or inactive',
  add: 'Add person',
  /** Name of the field that finds somebody. */
  addTo: 'Add a person to {tier}',
  find: 'Type a name',
  alreadyIn: 'In {tier} already',
  cancel: 'Cancel',
  remove: 'Remove {name}',
  /** Names a person’s menu. */
  more: 'Move or remove {name}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to {tier}',
  /** The handle that lifts somebody by keyboard. */
  handle: 'Move {name}',
  handleHelp: 'Space lifts, arrow keys move, Space drops, Escape puts back.',
  /** Read aloud while somebody is moved. `place` of `count` in the tier. */
  lifted: '{name} is lifted: place {place} of {count} in {tier}. Arrow keys move.',
  moved: '{name}: place {place} of {count} in {tier}.',
  dropped: '{name} is dropped: place {place} of {count} in {tier}.',
  putBack: '{name} is put back: place {place} of {count} in {tier}.',
  full: '{tier} is full: {most} at most.',
  added: '{name} is added to {tier}.',
  removed: 'Removed: {name}.',
  undo: 'Undo',
  /** Where one person alone stands in a tier. */
  alone: 'If {name} declines, nobody rings until {seconds} s. A second person here closes the gap.',
  phone: 'Phone number',
  phoneHelp: 'With area code. Rings as a plain call: press 1 to talk, * to open.',
  label: 'What it is called',
  labelHelp: 'Such as Leasing desk, mobile or home.',
  addNumber: 'Add a number',
  saveNumber: 'Keep number',
  changeNumber: 'Change number',
  /** Of a number in its list. */
  ringsAt: 'rings at {seconds} s',
  noNumbers: 'No number yet.',
  badNumber: 'Type a telephone number with its area code.',
  /** Before the voice number: people of the tiers who have a phone for visitor calls. */
  ownPhones: { one: 'The telephone of {names} rings first, for up to {seconds} seconds.', other: 'The telephones of {names} ring first, for up to {seconds} seconds.' },
  /** After the voice number. */
  soundsOnly: 'Sounds, no picture. If nobody answers here either, the call ends at {seconds} s.',
  /** Mends beside warnings. */
  removeHere: 'Remove here',
  readOnly: 'You can look at this plan. Those who manage the group can change it.',
} as const
