import type { DashboardAnswer, Port } from '#portal/doors/doorsQuestion.ts'

export type GateEvent = DashboardAnswer['Events'][number]
export type Attention = DashboardAnswer['Attention'][number]

export interface DashboardView extends Pick<DashboardAnswer, 'Properties' | 'PropertyID'> {
  propertyName: string
  timeZone: string
  /** The current time as an ISO instant on the server's clock. */
  now: string
  attention: Attention[]
  ports: Port[]
  events: GateEvent[]
  /** The number of active invites; null without the right to see invites. */
  activeInvites: number | null
}

export function toDashboardView(answer: DashboardAnswer): DashboardView {
  return {
    Properties: answer.Properties,
    PropertyID: answer.PropertyID,
    propertyName: answer.PropertyName,
    timeZone: answer.TimeZone,
    now: answer.Now,
    attention: answer.Attention,
    ports: answer.Ports,
    events: answer.Events,
    activeInvites: answer.ActiveInvites,
  }
}
