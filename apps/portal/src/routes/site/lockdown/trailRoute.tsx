import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useRights } from '#portal/app/useRights.ts'
import { actOnLockdown, type LockdownAction } from './lockdownActions.ts'
import { LockdownTrail } from './LockdownTrail.tsx'
import { lockdownPageMessages } from './messages.ts'
import { useLockdownActions } from './useLockdownActions.ts'

type Loaded = Attempt<ResponseOf<typeof endpoints.getLockdownTrail>>

/** `/site/lockdown/:id`: a running or past lockdown with its history. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request, params }): Promise<Loaded> =>
      attempt(portal.api.getLockdownTrail({ LockdownID: Number(params['id']) || 0 }, { signal: request.signal }))),
    action: signedInAction(async ({ request }) => actOnLockdown(portal, await sentJson<LockdownAction>(request))),
    Component: LockdownTrailScreen,
  }
}

function LockdownTrailScreen() {
  const answer = useLoaderData<Loaded>()
  const t = useStore(lockdownPageMessages)
  const { api } = usePortal()
  const mayDo = useRights()
  const { run, isBusy, error } = useLockdownActions()
  const breadcrumb = [{ label: t.title, href: paths.lockdown }]
  if (!answer.ok) return <FailedPage title={t.title} breadcrumb={breadcrumb} failure={answer.failure} failed={t.failedPast} />
  return <LockdownTrail {...answer.value} breadcrumb={breadcrumb} mayAct={mayDo('lockdown.set')} isBusy={isBusy} error={error} clock={api.serverNow} onAct={run} />
}
