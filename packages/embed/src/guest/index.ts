/**
 * The parts of the element for the portal's own pages, which encrypt and send the first request before the element exists. Not published.
 */
export { continueInvite } from '../service/continueInvite.ts'
export { createGuestCaller, type GuestCaller } from '../service/createGuestCaller.ts'
export { createInviteSource } from '../service/createInviteSource.ts'
export type { GuestServices } from '../service/guestCalls.ts'
export type { InviteSource } from '../service/InviteSource.ts'
export { sealForGuest } from '../service/sealForGuest.ts'
export { wholeSheetText } from '../styles/wholeSheetText.ts'
export { GuestInviteCard } from './GuestInviteCard.ts'
