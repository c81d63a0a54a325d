export const callEffectMessages = {
  title: 'What this changes',
  before: 'Before',
  now: 'Now',
  nothing: 'Nothing changes for visitors.',
  gains: { one: '{names} will get calls from {station} and can open the door during a call.', other: '{names} will get calls from {station} and can open the door during a call.' },
  loses: { one: '{names} will no longer get calls from {station}.', other: '{names} will no longer get calls from {station}.' },
  nobodyLoses: 'No one loses a call.',
} as const
