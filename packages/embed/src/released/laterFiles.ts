import type { spanishInviteMessages } from '@portal/domain'
import type { More } from '../more/more.ts'
import { heldFiles } from './heldFiles.ts'
import { importHeld } from './importHeld.ts'

// Loads the files of a release that aren't needed at first, each checked by its hash.
export const loadMore = async (): Promise<More> => (await importHeld<{ more: More }>(heldFiles.more)).more
export const loadSpanish = async (): Promise<typeof spanishInviteMessages> => (await importHeld<{ spanishInviteMessages: typeof spanishInviteMessages }>(heldFiles.es)).spanishInviteMessages
