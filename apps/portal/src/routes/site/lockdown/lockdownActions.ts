import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Portal } from '#portal/app/Portal.ts'
import { tellLockdownChanged } from '#portal/lockdown/lockdownNews.ts'
import type { SetLockdown } from './lockdownForm.ts'

export type LockdownAction = { kind: 'set'; request: SetLockdown } | { kind: 'release'; id: number } | { kind: 'retry'; id: number; ports: readonly string[] }

export type LockdownDone =
  | { kind: 'set'; answer: ResponseOf<typeof endpoints.setLockdown> }
  | { kind: 'release'; answer: ResponseOf<typeof endpoints.releaseLockdown> }
  | { kind: 'retry'; answer: ResponseOf<typeof endpoints.retryLockdown> }

/** Runs an action and informs every tab. */
export const actOnLockdown = ({ api }: Portal) => async (action: LockdownAction): Promise<LockdownDone> => {
  const done = await act(api, action)
  tellLockdownChanged()
  return done
}

async function act(api: Portal['api'], action: LockdownAction): Promise<LockdownDone> {
  switch (action.kind) {
    case 'set':
      return { kind: 'set', answer: await api.setLockdown(action.request) }
    case 'release':
      return { kind: 'release', answer: await api.releaseLockdown({ LockdownID: action.id }) }
    case 'retry':
      return { kind: 'retry', answer: await api.retryLockdown({ LockdownID: action.id, PortIDs: [...action.ports] }) }
  }
}
