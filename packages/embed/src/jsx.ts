import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { CardAttributes, CardProperties, FrameAttributes, FrameEvent, FrameProperties, Handlers, PortalInviteCard, PortalInviteCardEvents, PortalInviteFrame } from './markup.ts'

/**
 * Properties of `<portal-invite-card>` in React's JSX. Attributes work in every version of React, properties and `onportal-invite-…` since
 * React 19.
 */
export interface PortalInviteCardProps
  extends Omit<DetailedHTMLProps<HTMLAttributes<PortalInviteCard>, PortalInviteCard>, keyof CardProperties>, CardAttributes, Handlers<keyof PortalInviteCardEvents>, CardProperties {}

/** Properties of `<portal-invite-frame>` in React's JSX, as for the card. */
export interface PortalInviteFrameProps
  extends DetailedHTMLProps<HTMLAttributes<PortalInviteFrame>, PortalInviteFrame>, FrameAttributes, Handlers<FrameEvent>, FrameProperties {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-invite-card': PortalInviteCardProps
      'portal-invite-frame': PortalInviteFrameProps
    }
  }
}
