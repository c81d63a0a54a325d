import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { DraftStore } from '#portal/session/draftStore.ts'

type CreatedInvite = ResponseOf<typeof endpoints.createQRInvite>

/** What the service told once about an invite that was made: its secret, and whom a mail went to. */
export interface MadeInvite extends Pick<CreatedInvite, 'Link' | 'Pin' | 'IsMailed'> {
  recipient: string
}

const nameOf = (id: string) => `invite:made:${id}`

/** Keeps it for the page of the invite, over reloads, until the session ends or the invite is sent again. */
export const keepMade = (drafts: DraftStore, id: string, made: MadeInvite): void => drafts.keep(nameOf(id), made)
export const dropMade = (drafts: DraftStore, id: string): void => drafts.drop(nameOf(id))

export function readMade(drafts: DraftStore, id: string): MadeInvite | null {
  const made = drafts.read(nameOf(id))
  return typeof made === 'object' && made !== null && 'IsMailed' in made ? (made as MadeInvite) : null
}

/** In the history's state of the visit that making an invite led to. */
export const madeState = { isMade: true }
export const isMade = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isMade' in state
