import type { spanishInviteMessages } from '@portal/domain'
import type { More } from './more/more.ts'

// Loads the files that aren't needed at first, by imports for bundlers. Releases use `released/laterFiles.ts` instead.
export const loadMore = async (): Promise<More> => (await import('./more/more.ts')).more
export const loadSpanish = async (): Promise<typeof spanishInviteMessages> => (await import('./words/es.ts')).spanishInviteMessages
