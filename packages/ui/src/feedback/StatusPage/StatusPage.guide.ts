import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './StatusPage.example.tsx'
import source from './StatusPage.example.tsx?raw'

export const statusPageGuide: ComponentGuide = {
  components: ['StatusPage'],
  status: 'stable',
  otherNames: ['result page', '404', 'error page', 'success page'],
  when: [
    'A public page has one thing to say: done, not found, no access, sign in on the phone.',
  ],
  not: [
    'A part of a page failed: `ErrorPanel`.',
    'A list has nothing yet: `EmptyState`.',
    'An invite that does not open: `InviteMessage`.',
    'Something is asked: a form or a `Dialog`.',
  ],
  keyboard: {},
  accessibility: [
    'Its title is the page’s one `h1`; set the document’s title to the same words.',
    '`code` is for support to ask for, and is read last.',
  ],
  example: { Example, source },
}
