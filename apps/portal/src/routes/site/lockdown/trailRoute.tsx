import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useRights } from '#portal/app/useRights.ts'
import { actOnLockdown } from './lockdownActions.ts'
import { LockdownTrail } from './LockdownTrail.tsx'
import { lockdownPageMessages } from './messages.ts'
import { useLockdownActions } from './useLockdownActions.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

type Trail = ResponseOf<typeof endpoints.getLockdownTrail>

/** `/site/lockdown/:id`: a running or past lockdown with its history. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: ({ api, signal, params }): Promise<Trail> => api.getLockdownTrail({ LockdownID: Number(params['id']) || 0 }, { signal }),
    act: actOnLockdown(portal),
    useHead() {
      const t = useStore(lockdownPageMessages)
      return { title: t.title, breadcrumb: [{ label: t.title, href: paths.lockdown }], failed: t.failedPast }
    },
    Page: LockdownTrailScreen,
  })
}

function LockdownTrailScreen(trail: Trail) {
  const t = useStore(lockdownPageMessages)
  const { api } = usePortal()
  const mayDo = useRights()
  const { run, isBusy, error } = useLockdownActions()
  return <LockdownTrail {...trail} breadcrumb={[{ label: t.title, href: paths.lockdown }]} mayAct={mayDo('lockdown.set')} isBusy={isBusy} error={error} clock={api.serverNow} onAct={run} />
}
