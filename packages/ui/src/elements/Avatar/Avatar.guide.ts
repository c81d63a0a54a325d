import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Avatar.example.tsx'
import source from './Avatar.example.tsx?raw'

export const avatarGuide: ComponentGuide = {
  components: ['Avatar'],
  status: 'stable',
  otherNames: ['initials', 'profile picture'],
  when: [
    'A person is named in a list, a menu or a head, and the eye should find the row again.',
    '`isDecorative` where the name stands beside it, so that it is not read twice.',
  ],
  not: [
    'A picture of someone is needed: this portal has none, and an upload is a promise to keep.',
    'A group or a door: `Icon`.',
  ],
  keyboard: {},
  accessibility: [
    'It is an image whose name is the person’s whole name; `isDecorative` takes it out of the tree.',
    'The ground comes from the name, and the letters keep their contrast on each.',
  ],
  example: { Example, source },
}
