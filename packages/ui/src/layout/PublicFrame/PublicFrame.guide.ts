import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { publicFrameMessages } from './PublicFrame.messages.ts'

export const publicFrameGuide: ComponentGuide = {
  components: ['PublicFrame'],
  otherNames: ['sign-in layout', 'guest layout'],
  when: [
    'Every page before signing in: log in, set a password, an invite, a status.',
  ],
  not: [
    'After signing in: `AppFrame`.',
  ],
  keyboard: {
    Tab: 'The first stop is "Skip to content".',
  },
  accessibility: [
    'Header, main and footer are landmarks; the content has the `h1`.',
  ],
  words: publicFrameMessages,
}
