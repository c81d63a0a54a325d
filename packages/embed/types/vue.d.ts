import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { CardAttributes, CardProperties, FrameAttributes, FrameEvent, FrameProperties, PortalInviteCard, PortalInviteCardEvents, PortalInviteFrame } from './markup.js'

type Of<Element, Properties, Attributes, Names extends keyof PortalInviteCardEvents> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Properties | keyof Attributes> & PublicProps & Properties & Omit<Attributes, 'class'>
  $emit: EmitFn<{ [Name in Names]: (event: PortalInviteCardEvents[Name]) => void }>
}

/** The elements in Vue's templates: attributes, properties (`:inviteToken.prop`) and events. */
declare module 'vue' {
  interface GlobalComponents {
    'portal-invite-card': Of<PortalInviteCard, CardProperties, CardAttributes, keyof PortalInviteCardEvents>
    'portal-invite-frame': Of<PortalInviteFrame, FrameProperties, FrameAttributes, FrameEvent>
  }
}
