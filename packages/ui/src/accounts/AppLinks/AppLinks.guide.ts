import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { appLinksMessages } from './AppLinks.messages.ts'

export const appLinksGuide: ComponentGuide = {
  components: ['AppLinks'],
  otherNames: ['store badges', 'download the app'],
  when: [
    'To offer the mobile app.',
  ],
  not: [
    'Links to anything else: `ButtonLink`.',
  ],
  accessibility: [
    'Each link names its store. The stores’ artwork has the name as alternative text.',
  ],
  words: appLinksMessages,
}
