import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './AppLinks.example.tsx'
import source from './AppLinks.example.tsx?raw'
import { appLinksMessages } from './AppLinks.messages.ts'

export const appLinksGuide: ComponentGuide = {
  components: ['AppLinks'],
  status: 'stable',
  otherNames: ['store badges', 'download the app'],
  when: [
    'To offer the mobile app.',
  ],
  not: [
    'Links to anything else: `ButtonLink`.',
  ],
  keyboard: {},
  accessibility: [
    'Each link names its store. The stores’ artwork has the name as alternative text.',
  ],
  words: appLinksMessages,
  example: { Example, source },
}
