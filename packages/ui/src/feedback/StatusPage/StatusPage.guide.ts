import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const statusPageGuide: ComponentGuide = {
  components: ['StatusPage'],
  otherNames: ['result page', '404', 'error page', 'success page'],
  when: [
    'A public page with one message: done, not found, no access, sign in on the phone.',
  ],
  not: [
    'An error in a part of a page: `ErrorPanel`.',
    'An empty list: `EmptyState`.',
    'An invite that does not open: `InviteMessage`.',
    'A question: a form or a `Dialog`.',
  ],
  accessibility: [
    'Its title is the page’s one `h1`; set the document’s title to the same words.',
    '`code` is for support, and is read last.',
  ],
}
