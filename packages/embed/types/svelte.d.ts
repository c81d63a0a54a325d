import type { HTMLAttributes } from 'svelte/elements'
import type { CardAttributes, CardProperties, FrameAttributes, FrameEvent, FrameProperties, Handlers, PortalInviteCard, PortalInviteCardEvents, PortalInviteFrame } from './markup.js'

/** The elements in Svelte's markup: attributes, properties and events (`onportal-invite-used`). */
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portal-invite-card': Omit<HTMLAttributes<PortalInviteCard>, keyof CardProperties> & CardProperties & Omit<CardAttributes, 'class'> & Handlers<keyof PortalInviteCardEvents>
    'portal-invite-frame': Omit<HTMLAttributes<PortalInviteFrame>, keyof FrameProperties> & FrameProperties & Omit<FrameAttributes, 'class'> & Handlers<FrameEvent>
  }
}
