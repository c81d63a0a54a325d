import { portsOfAll, type Location } from '#portal/access/places.ts'
import type { Invitation } from '#portal/invites/inviteStatus.ts'
import type { RecentGuest } from './WhoFields.tsx'

/** The guests of invites, newest first, each once, with those of their doors that are still there. */
export function recentGuests(invites: readonly Pick<Invitation, 'InviteName' | 'Recipient' | 'Ports'>[], places: readonly Location[]): RecentGuest[] {
  const known = new Set(portsOfAll(places).map(({ PortID }) => PortID))
  const guests = new Map<string, RecentGuest>()
  for (const { InviteName, Recipient, Ports } of invites) {
    const key = `${InviteName}\n${Recipient}`
    if (!guests.has(key)) guests.set(key, { name: InviteName, recipient: Recipient, ports: Ports.flatMap(({ PortID }) => (known.has(PortID) ? [PortID] : [])) })
  }
  return [...guests.values()]
}
