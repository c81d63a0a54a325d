import type { HTMLAttributes, PublicProps } from 'vue'
import type { CardAttributes, CardProperties, FrameAttributes, FrameEvent, FrameProperties, PortalInviteCard, PortalInviteCardEvents, PortalInviteFrame } from './markup.js'

/** The name in Vue's types: `heading-level` in a template is `headingLevel` there, and `@portal-invite-used` is `onPortalInviteUsed`. */
type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}` ? `${Word}${Capitalize<Camel<Rest>>}` : Name

type Of<Element, Properties, Attributes, Names extends keyof PortalInviteCardEvents> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Properties | keyof Attributes> & PublicProps & Properties
    & { [Name in Exclude<keyof Attributes & string, 'class'> as Camel<Name>]?: Attributes[Name] }
    & { [Name in Names as Camel<`on-${Name}`>]?: (event: PortalInviteCardEvents[Name]) => void }
}

/** The elements in Vue's templates: attributes, properties (`:inviteToken.prop`) and events. */
declare module 'vue' {
  interface GlobalComponents {
    'portal-invite-card': Of<PortalInviteCard, CardProperties, CardAttributes, keyof PortalInviteCardEvents>
    'portal-invite-frame': Of<PortalInviteFrame, FrameProperties, FrameAttributes, FrameEvent>
  }
}
