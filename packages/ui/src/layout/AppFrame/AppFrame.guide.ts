import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { appFrameMessages } from './AppFrame.messages.ts'

export const appFrameGuide: ComponentGuide = {
  components: ['AppFrame'],
  otherNames: ['shell', 'app shell', 'page layout'],
  when: [
    'Every page after signing in: navigation, account, search, banners, content.',
  ],
  not: [
    'A page without a session: `PublicFrame`.',
    'Inside another frame.',
  ],
  keyboard: {
    Tab: 'The first stop is "Skip to content".',
  },
  accessibility: [
    'Header, navigation, main and footer are landmarks. The content is the page’s `main`; give each page one `h1` with `PageHeader`.',
    'Under 1024 px the sidebar is a drawer behind a button.',
    'While another page loads, a `progressbar` is at the top edge; after a second it is announced too. With reduced motion it does not move.',
  ],
  words: appFrameMessages,
}
