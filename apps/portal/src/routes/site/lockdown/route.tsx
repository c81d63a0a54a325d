import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useLocation, useRevalidator } from 'react-router-dom'
import { readPage } from '#portal/app/listAddress.ts'
import { pageScreen, type Kept } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { tellAnswer } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { effectQuestion } from './LockdownEffect.tsx'
import { type LockablePort, newLockdownForm } from './lockdownForm.ts'
import { LockdownPage } from './LockdownPage.tsx'
import { lockdownPageMessages } from './messages.ts'
import { useLockdownActions } from './useLockdownActions.ts'

interface LockdownData {
  lockdowns: ResponseOf<typeof endpoints.getLockdowns>
  ports: LockablePort[]
}

const pageSize = 10

/** The page `/site/lockdown`: running lockdowns, a form for a new one, and past ones. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, search }): Promise<LockdownData> {
      const [lockdowns, { Ports: ports, Effect }] = await Promise.all([
        api.getLockdowns({ page: readPage(search), count: pageSize }, { signal }), api.getLockdownPorts({ WithEffect: true }, { signal }),
      ])
      // The first answer of the effect card is loaded together with the doors.
      if (Effect) tellAnswer(portal, effectQuestion(newLockdownForm(ports).ports), Effect)
      return { lockdowns, ports }
    },
    useHead() {
      const t = lockdownPageMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    Page: LockdownScreen,
    // A running lockdown and its Release button stay on screen while the service can't be reached.
    keeps: true,
  })
}

function LockdownScreen({ lockdowns, ports, lost }: LockdownData & Kept) {
  const { api } = usePortal()
  const { search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const mayDo = useRights()
  const { run, isBusy, error } = useLockdownActions()
  const failureText = useFailureText()
  // While doors are pending, the page polls more often.
  const isMoving = lockdowns.Running.some(({ Ports }) => Ports.some(({ State }) => State === 'pending' || State === 'releasing' || State === 'failed' || State === 'notReleased'))
  usePolling(isMoving, 3000, revalidate)
  return (
    <LockdownPage
      {...{ lockdowns, ports, isBusy, error }}
      failure={lost && { text: failureText(lost.failure), onRetry: () => void revalidate(), isRetrying: state === 'loading' }}
      page={{ number: readPage(new URLSearchParams(search)), size: pageSize }}
      mayAct={mayDo('lockdown.set')}
      isLoading={state === 'loading'}
      clock={api.serverNow}
      onAct={run}
    />
  )
}
