import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SyncState.example.tsx'
import source from './SyncState.example.tsx?raw'
import { syncStateMessages } from './SyncState.messages.ts'

export const syncStateGuide: ComponentGuide = {
  components: ['SyncState'],
  status: 'new',
  otherNames: ['sync status', 'push status', 'delivery state', 'propagation'],
  when: ['Beside a saved code, person or rule that controllers must know before their doors decide by it.'],
  not: ['One controller with all that it waits for: that is a list of its changes.', 'A form that is being saved: `FormActions`.'],
  why: ['What has not arrived is never painted as done: one controller that is missing names itself and says when it will know.'],
  keyboard: {},
  accessibility: ['Icon and word say the same; the controllers that are missing are a list.'],
  words: syncStateMessages,
  example: { Example, source },
}
