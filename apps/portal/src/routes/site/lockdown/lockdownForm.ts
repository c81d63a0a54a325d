import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'

export type LockablePort = ResponseOf<typeof endpoints.getLockdownPorts>['Ports'][number]
export type SetLockdown = RequestOf<typeof endpoints.setLockdown>

export interface LockdownForm {
  property: number
  ports: readonly string[]
  reason: string
  /** Minutes until the lockdown ends automatically; null if only a user releases it. */
  minutes: number | null
  isDrill: boolean
}

/** The offered durations in minutes. */
export const endings = [30, 60, 120, 240, 480, 1440] as const

/** The doors that can be chosen: those of a property without a lockdown, or all doors for a drill. */
export function choosable(ports: readonly LockablePort[], { property, isDrill }: Pick<LockdownForm, 'property' | 'isDrill'>): LockablePort[] {
  return ports.filter(({ PropertyID, LockdownID }) => PropertyID === property && (isDrill || LockdownID === null))
}

/** The initial form: every door of the first property. */
export function newLockdownForm(ports: readonly LockablePort[]): LockdownForm {
  const property = ports[0]?.PropertyID ?? 0
  return { property, ports: choosable(ports, { property, isDrill: false }).map(({ PortID }) => PortID), reason: '', minutes: null, isDrill: false }
}

/** The request that starts a lockdown. `now` is in milliseconds on the server's clock. */
export function toSetLockdown({ ports, reason, minutes, isDrill }: LockdownForm, now: number): SetLockdown {
  return { PortIDs: [...ports], Reason: reason, IsDrill: isDrill, EndsAt: minutes === null ? null : new Date(now + minutes * 60_000).toISOString() }
}
