import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalInviteCardEvents } from './events.ts'
import type { FrameEvent } from './frame/frameMessages.ts'
import type { PortalInviteFrame } from './frame/PortalInviteFrame.ts'
import type { PortalInviteCard } from './PortalInviteCard.ts'

type Handlers<Names extends keyof PortalInviteCardEvents> = { [Name in Names as `on${Name}`]?: (event: PortalInviteCardEvents[Name]) => void }

interface LinkAttributes {
  'invite-token'?: string
  'base-url'?: string
  'at-once'?: boolean | ''
  'theme'?: 'light' | 'dark'
  /** The attribute `class`, which works in every version of React. */
  'class'?: string
}

type Settable = Pick<PortalInviteCard, 'invite' | 'labels' | 'property' | 'inviteToken' | 'baseUrl' | 'inviteId' | 'source' | 'keptAt' | 'artwork'>

/**
 * Properties of `<portal-invite-card>` in React's JSX. Attributes work in every version of React, properties and `onportal-invite-…` since
 * React 19.
 */
export interface PortalInviteCardProps
  extends Omit<DetailedHTMLProps<HTMLAttributes<PortalInviteCard>, PortalInviteCard>, keyof Settable>, LinkAttributes, Handlers<keyof PortalInviteCardEvents>, Partial<Settable> {}

/** Properties of `<portal-invite-frame>` in React's JSX, as for the card. */
export interface PortalInviteFrameProps
  extends DetailedHTMLProps<HTMLAttributes<PortalInviteFrame>, PortalInviteFrame>, LinkAttributes, Handlers<FrameEvent>, Partial<Pick<PortalInviteFrame, 'inviteToken' | 'baseUrl'>> {
  label?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-invite-card': PortalInviteCardProps
      'portal-invite-frame': PortalInviteFrameProps
    }
  }
}
