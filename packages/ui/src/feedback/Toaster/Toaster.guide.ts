import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { toasterMessages } from './Toaster.messages.ts'

export const toasterGuide: ComponentGuide = {
  components: ['ToasterProvider', 'Toaster'],
  otherNames: ['snackbar', 'notification', 'toast', 'flash'],
  when: [
    'A finished action: "Invite sent to Lone Star Movers."',
    'With one action if it can be undone.',
  ],
  not: [
    'An error in a form that keeps its values: an `InlineAlert` there.',
    'A message that users must read before they go on: `Dialog`.',
  ],
  why: [
    'One toast at a time, so that each can be read. A new toast replaces the old one, but an error stays and later toasts wait.',
    'It stays while the pointer or the focus is on it.',
    'On a phone it is as wide as the page. `AppFrame` adds its height below the content, so that the last rows can scroll above it. Your own frame can read `--portal-edge-toast`.',
  ],
  keyboard: {
    Escape: 'Closes the toast that has the focus.',
    Tab: 'Reaches its action like any other button.',
  },
  accessibility: [
    'Its live regions are in the page from the start, so that the first toast is announced too. An error interrupts; the others wait.',
    'Offer the action of a toast elsewhere too, because the toast disappears.',
  ],
  words: toasterMessages,
}
