import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type DashboardAnswer = ResponseOf<typeof endpoints.getDashboard>
export type Port = DashboardAnswer['Ports'][number]
export type GateEvent = DashboardAnswer['Events'][number]

export type Attention =
  | { kind: 'offline'; id: string; port: string; place: number | null }
  | { kind: 'leftOpen'; id: string; port: string }
  | { kind: 'invitesEndToday'; id: string; invites: { id: string; name: string }[] }

export interface DashboardView {
  propertyName: string
  timeZone: string
  /** ISO instant on the server's clock. */
  now: string
  attention: Attention[]
  ports: Port[]
  events: GateEvent[]
  /** Null without the right to look at invites. */
  activeInvites: number | null
}

/** What the dashboard shows, the troubled doors first. */
export function toDashboardView(answer: DashboardAnswer): DashboardView {
  const troubled: Attention[] = [
    ...answer.Ports.filter(({ Status }) => Status === 'Offline').map(({ ID, Name, PropertyLocationID: place }) => ({ kind: 'offline' as const, id: String(ID), port: Name, place })),
    ...answer.Ports.filter(({ Status }) => Status === 'LeftOpen').map(({ ID, Name }) => ({ kind: 'leftOpen' as const, id: String(ID), port: Name })),
  ]
  const invites = answer.InvitesEndingToday.map(({ ID: id, InviteName: name }) => ({ id, name }))
  return {
    propertyName: answer.PropertyName,
    timeZone: answer.TimeZone,
    now: answer.Now,
    attention: [...troubled, ...(invites.length > 0 ? [{ kind: 'invitesEndToday' as const, id: 'invitesEndToday', invites }] : [])],
    ports: answer.Ports,
    events: answer.Events,
    activeInvites: answer.ActiveInvites,
  }
}
