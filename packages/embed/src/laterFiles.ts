import type { spanishInviteMessages } from '@portal/domain'
import type { More } from './more/more.ts'

// Later files as bundlers import them. A release has `released/laterFiles.ts` instead.
export const loadMore = async (): Promise<More> => (await import('./more/more.ts')).more
export const loadSpanish = async (): Promise<typeof spanishInviteMessages> => (await import('./words/es.ts')).spanishInviteMessages
