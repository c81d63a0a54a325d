import { useToaster } from '@portal/ui'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { lockdownStripMessages } from '#portal/lockdown/lockdown.messages.ts'
import type { LockdownAction, LockdownDone } from './lockdownActions.ts'
import { lockdownPageMessages } from './messages.ts'

/** Runs lockdown actions and shows the result as a toast, also if another user was faster. */
export function useLockdownActions() {
  const t = lockdownPageMessages.useWords()
  const strip = lockdownStripMessages.useWords()
  const toaster = useToaster()
  const list = useFormatsList()
  const sayDone = ({ kind, answer }: LockdownDone): string => {
    if (kind === 'retry') return t.wasRetried
    const { Lockdown, IsNew } = answer
    if (kind === 'release') return IsNew ? strip.wasReleased : strip.releasedBefore({ name: Lockdown.ReleasedBy ?? strip.someone })
    if (Lockdown.IsDrill) return t.drillSet
    const held = answer.AlreadyLocked.map(({ Name }) => Name)
    return [...(IsNew ? [t.wasSet({ count: String(Lockdown.Ports.length) })] : []), ...(held.length > 0 ? [t.alreadyLocked({ doors: list(held) })] : [])].join('. ')
  }
  return useRouteAction<LockdownAction, LockdownDone>((done) => toaster.success(sayDone(done)))
}
