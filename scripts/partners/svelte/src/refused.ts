import type {} from '@portal/embed/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

type Card = SvelteHTMLElements['portal-invite-card']

// @ts-expect-error a theme is light or dark
export const theme: Card = { theme: 'purple' }
// @ts-expect-error a token is a text
export const token: Card = { inviteToken: 5 }
// @ts-expect-error this event has no code
export const used: Card = { 'onportal-invite-used': ({ detail }) => detail.code }
// @ts-expect-error a frame takes a token, never an invite
export const invite: SvelteHTMLElements['portal-invite-frame'] = { invite: null }
