import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { DraftStore } from '#portal/session/draftStore.ts'

type CreatedInvite = ResponseOf<typeof endpoints.createQRInvite>

/** The facts that the service sends only when an invite is created: its secret, and the recipient of the mail. */
export interface MadeInvite extends Pick<CreatedInvite, 'Link' | 'Pin' | 'IsMailed'> {
  recipient: string
}

const nameOf = (id: string) => `invite:made:${id}`

/** Stores these facts for the invite's page, over reloads, until the session ends or the invite is sent again. */
export const keepMade = (drafts: DraftStore, id: string, made: MadeInvite): void => drafts.keep(nameOf(id), made)
export const dropMade = (drafts: DraftStore, id: string): void => drafts.drop(nameOf(id))

export function readMade(drafts: DraftStore, id: string): MadeInvite | null {
  const made = drafts.read(nameOf(id))
  return typeof made === 'object' && made !== null && 'IsMailed' in made ? (made as MadeInvite) : null
}

/** The state in the browser's history for the invite's page after its creation. */
export const madeState = { isMade: true }
export const isMade = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isMade' in state
