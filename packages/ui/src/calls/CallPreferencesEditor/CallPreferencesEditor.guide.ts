import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './CallPreferencesEditor.example.tsx'
import source from './CallPreferencesEditor.example.tsx?raw'
import { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export const callPreferencesEditorGuide: ComponentGuide = {
  components: ['CallPreferencesEditor'],
  status: 'new',
  otherNames: ['quiet hours', 'do not disturb', 'notification settings', 'availability'],
  when: [
    'Someone says when visitors may ring them: on their own page, or where their administrator sets it for them.',
    'Quiet hours are what is left: `quietHoursOf(value.ringHours)` of the domain, and `ringHoursOf` the way back.',
  ],
  not: [
    'Hours of a door or a person’s access: `RestrictionEditor`.',
    'Hours of a whole call group belong to its plan.',
    'Don’t forbid a quiet week: say what it means, here and wherever a group could then reach nobody.',
  ],
  keyboard: {
    Tab: 'Goes through the switch, days, times and tools.',
    ArrowUp: 'In a time: a step later.',
    ArrowDown: 'In a time: a step earlier.',
  },
  accessibility: ['The week is a picture of the list, and its sentence stands above it.'],
  words: callPreferencesEditorMessages,
  example: { Example, source },
}
