import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useState } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { tellAnswer } from '#portal/app/Question.ts'
import { readPage } from '#portal/app/listAddress.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { actOnLockdown, type LockdownAction } from './lockdownActions.ts'
import { effectQuestion } from './LockdownEffect.tsx'
import { type LockablePort, newLockdownForm } from './lockdownForm.ts'
import { LockdownPage } from './LockdownPage.tsx'
import { lockdownPageMessages } from './messages.ts'
import { useLockdownActions } from './useLockdownActions.ts'

type Loaded = Attempt<{ lockdowns: ResponseOf<typeof endpoints.getLockdowns>; ports: LockablePort[] }>

const pageSize = 10

/** `/site/lockdown`: running lockdowns, a form for a new one, and past ones. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }): Promise<Loaded> => {
      const { signal } = request
      const page = readPage(new URL(request.url).searchParams)
      return attempt(
        Promise.all([portal.api.getLockdowns({ page, count: pageSize }, { signal }), portal.api.getLockdownPorts({ WithEffect: true }, { signal })])
          .then(([lockdowns, { Ports: ports, Effect }]) => {
            // The first request of the effect card, answered together with the doors.
            if (Effect) tellAnswer(portal, effectQuestion(newLockdownForm(ports).ports), Effect)
            return { lockdowns, ports }
          }),
      )
    }),
    action: signedInAction(async ({ request }) => actOnLockdown(portal, await sentJson<LockdownAction>(request))),
    Component: LockdownScreen,
  }
}

function LockdownScreen() {
  const answer = useLoaderData<Loaded>()
  const t = useStore(lockdownPageMessages)
  const { api } = usePortal()
  const { search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const mayDo = useRights()
  const { run, isBusy, error } = useLockdownActions()
  const failureText = useFailureText()
  // Keeps a running lockdown and its Release on screen while the service is unreachable.
  const [known, setKnown] = useState(answer.ok ? answer.value : null)
  if (answer.ok && answer.value !== known) setKnown(answer.value)
  // While doors are pending, the page polls faster.
  const isMoving = known !== null && known.lockdowns.Running.some(({ Ports }) => Ports.some(({ State }) => State === 'pending' || State === 'releasing' || State === 'failed' || State === 'notReleased'))
  usePolling(isMoving, 3000, revalidate)
  if (!answer.ok && (known === null || answer.failure.kind === 'forbidden')) return <FailedPage title={t.title} failure={answer.failure} failed={t.failed} />
  if (known === null) return null
  return (
    <LockdownPage
      {...known}
      failure={answer.ok ? null : { text: failureText(answer.failure), onRetry: () => void revalidate(), isRetrying: state === 'loading' }}
      page={{ number: readPage(new URLSearchParams(search)), size: pageSize }}
      mayAct={mayDo('lockdown.set')}
      isBusy={isBusy}
      isLoading={state === 'loading'}
      error={error}
      clock={api.serverNow}
      onAct={run}
    />
  )
}
