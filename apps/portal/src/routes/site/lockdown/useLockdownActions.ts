import type { ApiClient } from '@portal/api-client'
import { useToaster } from '@portal/ui'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { lockdownStripMessages } from '#portal/lockdown/lockdown.messages.ts'
import { tellLockdownChanged } from '#portal/lockdown/lockdownNews.ts'
import type { SetLockdown } from './lockdownForm.ts'
import { lockdownPageMessages } from './messages.ts'

export type LockdownAction = { kind: 'set'; request: SetLockdown } | { kind: 'release'; id: number } | { kind: 'retry'; id: number; ports: readonly string[] }

/** Runs lockdown actions and shows the result as a toast, also if another user was faster. */
export function useLockdownActions() {
  const t = lockdownPageMessages.useWords()
  const strip = lockdownStripMessages.useWords()
  const toaster = useToaster()
  const list = useFormatsList()
  /** Runs an action and returns what it did as a text. */
  const act = async (api: ApiClient, action: LockdownAction): Promise<string> => {
    if (action.kind === 'retry') {
      await api.retryLockdown({ LockdownID: action.id, PortIDs: [...action.ports] })
      return t.wasRetried
    }
    if (action.kind === 'release') {
      const { Lockdown, IsNew } = await api.releaseLockdown({ LockdownID: action.id })
      return IsNew ? strip.wasReleased : strip.releasedBefore({ name: Lockdown.ReleasedBy ?? strip.someone })
    }
    const { Lockdown, IsNew, AlreadyLocked } = await api.setLockdown(action.request)
    if (Lockdown.IsDrill) return t.drillSet
    const held = AlreadyLocked.map(({ Name }) => Name)
    return [...(IsNew ? [t.wasSet({ count: String(Lockdown.Ports.length) })] : []), ...(held.length > 0 ? [t.alreadyLocked({ doors: list(held) })] : [])].join('. ')
  }
  return useCall(
    async (api, action: LockdownAction) => {
      const done = await act(api, action)
      // Every tab of the browser shows the lockdown.
      tellLockdownChanged()
      return done
    },
    (done) => toaster.success(done),
  )
}
