import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { syncStateMessages } from './SyncState.messages.ts'

export const syncStateGuide: ComponentGuide = {
  components: ['SyncState'],
  status: 'new',
  otherNames: ['sync status', 'push status', 'delivery state', 'propagation'],
  when: ['Beside a saved code, user or rule that must be synced to controllers before doors use it.'],
  not: ['All pending changes of one controller: a list.', 'A form that is being saved: `FormActions`.'],
  why: ['A pending change never looks done. It names the controllers that are not synced, and when they will be.'],
  accessibility: ['Icon and word say the same; the unsynced controllers are a list.'],
  words: syncStateMessages,
}
