import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './BrandMark.example.tsx'
import source from './BrandMark.example.tsx?raw'

export const brandMarkGuide: ComponentGuide = {
  components: ['BrandMark'],
  status: 'stable',
  otherNames: ['logo'],
  when: [
    'At the head of a frame or a card: whose portal this is.',
    '`logo` where a partner brings one, 24 px high, for the present theme.',
  ],
  not: [
    'As decoration elsewhere on a page.',
  ],
  keyboard: {},
  accessibility: [
    'The name is read aloud whatever is drawn.',
  ],
  example: { Example, source },
}
