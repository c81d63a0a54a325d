import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Toaster.example.tsx'
import source from './Toaster.example.tsx?raw'
import { toasterMessages } from './Toaster.messages.ts'

export const toasterGuide: ComponentGuide = {
  components: ['ToasterProvider', 'Toaster'],
  status: 'stable',
  otherNames: ['snackbar', 'notification', 'toast', 'flash'],
  when: [
    'Something finished and needs nothing more: "Invite sent to Lone Star Movers."',
    'With one action where it can be undone.',
  ],
  not: [
    'It failed, and what was typed is still here: `InlineAlert` beside it.',
    'It must be read before going on: `Dialog`.',
  ],
  why: [
    'One toast at a time: two would have to be read in a hurry. A new one takes the place of the old, but an error stays: what comes meanwhile waits.',
    'It waits while it is pointed at or focused.',
    'On a phone it is as wide as the page: `AppFrame` ends that much lower while it is there, so that the last rows can be scrolled out from below it. A frame of your own reads `--portal-edge-toast`.',
  ],
  keyboard: {
    Escape: 'Closes the toast that has the focus.',
    Tab: 'Reaches its action like any other button.',
  },
  accessibility: [
    'Its live regions stand from the start, so that the first toast is read too. An error interrupts, the others wait their turn.',
    'An action in a toast must be found elsewhere as well: it goes away.',
  ],
  words: toasterMessages,
  example: { Example, source },
}
