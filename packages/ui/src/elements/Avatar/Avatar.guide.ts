import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Avatar.example.tsx'
import source from './Avatar.example.tsx?raw'

export const avatarGuide: ComponentGuide = {
  components: ['Avatar'],
  status: 'stable',
  otherNames: ['initials', 'profile picture'],
  when: [
    'Beside a user’s name in a list, a menu or a header, so that the row is easy to find again.',
    '`isDecorative` if the name is beside it, so that it is not read twice.',
  ],
  not: [
    'A photo of a user: the portal has none.',
    'A group or a door: `Icon`.',
  ],
  keyboard: {},
  accessibility: [
    'It is an image whose name is the user’s full name; `isDecorative` hides it from screen readers.',
    'The background color follows from the name; the letters have enough contrast on each color.',
  ],
  example: { Example, source },
}
