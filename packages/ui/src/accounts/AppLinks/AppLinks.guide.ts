import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './AppLinks.example.tsx'
import source from './AppLinks.example.tsx?raw'
import { appLinksMessages } from './AppLinks.messages.ts'

export const appLinksGuide: ComponentGuide = {
  components: ['AppLinks'],
  status: 'stable',
  otherNames: ['store badges', 'download the app'],
  when: [
    'Someone is told to use the mobile app, or may.',
  ],
  not: [
    'Links to anything else: `ButtonLink`.',
  ],
  keyboard: {},
  accessibility: [
    'Each names its store. Artwork of the stores keeps its name as text.',
  ],
  words: appLinksMessages,
  example: { Example, source },
}
