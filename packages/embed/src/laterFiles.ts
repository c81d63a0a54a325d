import type { spanishInviteMessages } from '@portal/domain'
import type { More } from './more/more.ts'

// What is fetched later, as bundlers take it. A release has `released/laterFiles.ts` in its place.
export const loadMore = async (): Promise<More> => (await import('./more/more.ts')).more
export const loadSpanish = async (): Promise<typeof spanishInviteMessages> => (await import('./words/es.ts')).spanishInviteMessages
