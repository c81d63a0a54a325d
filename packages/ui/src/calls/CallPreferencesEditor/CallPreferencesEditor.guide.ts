import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export const callPreferencesEditorGuide: ComponentGuide = {
  components: ['CallPreferencesEditor'],
  status: 'new',
  otherNames: ['quiet hours', 'do not disturb', 'notification settings', 'availability'],
  when: [
    'To set when visitor calls may ring a user: on the user’s own page, or by an administrator.',
    'Quiet hours are all other hours: `quietHoursOf(value.ringHours)` of the domain; `ringHoursOf` is the reverse.',
  ],
  not: [
    'Hours of a door or a person’s access: `RestrictionEditor`.',
    'Hours of a whole call group: its plan.',
    'Don’t refuse a quiet week. Say what it means, here and for each group that could then reach nobody.',
  ],
  keyboard: {
    Tab: 'Goes through the switch, days, times and tools.',
    ArrowUp: 'In a time: a step later.',
    ArrowDown: 'In a time: a step earlier.',
  },
  accessibility: ['The week is a picture of the list, with its sentence above it.'],
  words: callPreferencesEditorMessages,
}
