export const callEffectMessages = {
  title: 'What this changes',
  before: 'Before',
  now: 'Now',
  nothing: 'Nothing changes for a visitor.',
  gains: { one: '{names} gains calls from {station} and may open it during a call.', other: '{names} gain calls from {station} and may open it during a call.' },
  loses: { one: '{names} loses calls from {station}.', other: '{names} lose calls from {station}.' },
  nobodyLoses: 'Nobody loses a call.',
} as const
