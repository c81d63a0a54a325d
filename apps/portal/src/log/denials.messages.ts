import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the card with the refusals of a user, or the refusals and alerts of a door. */
export const denialsMessages = words('denials', {
  ofDoor: 'Denials and alerts today',
  ofDoorAlone: 'Denials today',
  ofUser: 'Denied in the last {days} days',
  none: 'None',
  why: 'Why?',
  whyFor: 'Why? {event}',
  all: 'See all denials',
  failed: 'Denials could not be loaded',
})
