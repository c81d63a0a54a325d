import type { PortalInviteCardEvents } from './events.ts'
import type { FrameEvent } from './frame/frameMessages.ts'
import type { PortalInviteFrame } from './frame/PortalInviteFrame.ts'
import type { PortalInviteCard } from './PortalInviteCard.ts'

/** The attributes and properties of the elements in the markup of frameworks. */
export type { FrameEvent, PortalInviteCard, PortalInviteCardEvents, PortalInviteFrame }

interface LinkAttributes {
  'invite-token'?: string
  'base-url'?: string
  'at-once'?: boolean | ''
  'theme'?: 'light' | 'dark'
  /** A class, in every React. */
  'class'?: string
}

export interface CardAttributes extends LinkAttributes {
  'heading-level'?: 1 | 2 | 3 | 4 | 5 | 6 | '1' | '2' | '3' | '4' | '5' | '6'
}

export interface FrameAttributes extends LinkAttributes {
  label?: string
}

export type CardProperties = Partial<Pick<PortalInviteCard, 'invite' | 'labels' | 'property' | 'inviteToken' | 'baseUrl' | 'inviteId' | 'source' | 'keptAt' | 'artwork'>>

export type FrameProperties = Partial<Pick<PortalInviteFrame, 'inviteToken' | 'baseUrl'>>

export type Handlers<Names extends keyof PortalInviteCardEvents> = { [Name in Names as `on${Name}`]?: (event: PortalInviteCardEvents[Name]) => void }
