import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const avatarGuide: ComponentGuide = {
  components: ['Avatar'],
  otherNames: ['initials', 'profile picture'],
  when: [
    'Beside a user’s name in a list, a menu or a header, so that the row is easy to find again.',
    '`isDecorative` if the name is beside it, so that it is not read twice.',
  ],
  not: [
    'A photo of a user: the portal has none.',
    'A group or a door: `Icon`.',
  ],
  accessibility: [
    'It is an image whose name is the user’s full name; `isDecorative` hides it from screen readers.',
    'The background color follows from the name; the letters have enough contrast on each color.',
  ],
}
