import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalInviteCardEvents } from './events.ts'
import type { PortalInviteCard } from './PortalInviteCard.ts'

type Handlers = { [Name in keyof PortalInviteCardEvents as `on${Name}`]?: (event: PortalInviteCardEvents[Name]) => void }

type Settable = Pick<PortalInviteCard, 'invite' | 'labels' | 'property' | 'inviteToken' | 'baseUrl' | 'inviteId' | 'source' | 'keptAt' | 'artwork'>

/** `<portal-invite-card>` in React's JSX: attributes by every React, properties and `onportal-invite-…` since React 19. */
export interface PortalInviteCardProps extends Omit<DetailedHTMLProps<HTMLAttributes<PortalInviteCard>, PortalInviteCard>, keyof Settable>, Handlers, Partial<Settable> {
  'invite-token'?: string
  'base-url'?: string
  'at-once'?: boolean | ''
  'theme'?: 'light' | 'dark'
  /** A class, in every React. */
  'class'?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-invite-card': PortalInviteCardProps
    }
  }
}
