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
  /** A class, in every React. */
  'class'?: string
}

type Settable = Pick<PortalInviteCard, 'invite' | 'labels' | 'property' | 'inviteToken' | 'baseUrl' | 'inviteId' | 'source' | 'keptAt' | 'artwork'>

/** `<portal-invite-card>` in React's JSX: attributes by every React, properties and `onportal-invite-…` since React 19. */
export interface PortalInviteCardProps
  extends Omit<DetailedHTMLProps<HTMLAttributes<PortalInviteCard>, PortalInviteCard>, keyof Settable>, LinkAttributes, Handlers<keyof PortalInviteCardEvents>, Partial<Settable> {}

/** `<portal-invite-frame>`, likewise. */
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
