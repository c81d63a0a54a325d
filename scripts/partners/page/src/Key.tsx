import '@portal/embed'
import type { PortalInviteCard } from '@portal/embed'
import '@portal/embed/frame'
import type {} from '@portal/embed/jsx'
import { createRef } from 'react'

/** A guest's key in React's JSX, as a server renders it. */
export function Key() {
  return (
    <>
      <portal-invite-card base-url="https://portal.example" theme="dark" lang="es" class="key" id="key" />
      <portal-invite-frame base-url="https://portal.example" label="Your key"><a href="https://portal.example">Open your key</a></portal-invite-frame>
    </>
  )
}

const card = createRef<PortalInviteCard>()

// Elements that the types must accept. They are compiled in every app, and never rendered.
export const taken = [
  <portal-invite-card key="attributes" ref={card} invite-token="TOKEN" at-once="" dir="rtl" slot="key" style={{ maxWidth: 400 }} />,
  <portal-invite-card key="properties" inviteToken="TOKEN" baseUrl="https://portal.example" onClick={({ currentTarget }) => currentTarget.inviteToken} />,
  <portal-invite-card key="events" onportal-invite-used={({ detail }) => detail.usedAt.toUpperCase()} onportal-invite-error={({ detail }) => detail.code.length} />,
  <portal-invite-frame key="frame" inviteToken="TOKEN" onportal-invite-ended={() => undefined} />,
]

// Elements that the types must refuse.
export const refused = [
  // @ts-expect-error a theme is light or dark
  <portal-invite-card key="theme" theme="purple" />,
  // @ts-expect-error a token is a text
  <portal-invite-card key="token" invite-token={5} />,
  // @ts-expect-error no property has this name
  <portal-invite-card key="misspelt" invitToken="TOKEN" />,
  // @ts-expect-error this event has no code
  <portal-invite-card key="detail" onportal-invite-used={({ detail }) => detail.code} />,
  // @ts-expect-error a reference is to the element
  <portal-invite-card key="reference" ref={createRef<HTMLInputElement>()} />,
  // @ts-expect-error a frame takes a token, never an invite
  <portal-invite-frame key="invite" invite={null} />,
  // @ts-expect-error there is no such element
  <portal-invite-key key="element" />,
]
