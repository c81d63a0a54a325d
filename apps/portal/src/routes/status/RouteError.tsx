import { useStore } from '@nanostores/react'
import { resolveErrorDestination, resolveRouterErrorDestination } from '@portal/domain'
import { useEffect, useState } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { isAccountInactive } from '#portal/app/attempt.ts'
import { DocumentTitle } from '#portal/app/DocumentTitle.tsx'
import { LoadingScreen } from '#portal/app/LoadingScreen.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { describeFailure, isRouterError, toPageFailure } from './describeFailure.ts'
import { destinationPath } from './destinationPath.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { statusMessages } from './messages.ts'

/** Whatever a loader or a screen threw: goes where the specification sends it (§2), or stays and says what happened. */
export function RouteError() {
  useStore(statusMessages)
  const portal = usePortal()
  const navigate = useNavigate()
  const error = useRouteError()
  const [failure] = useState(() => describeFailure(error))
  const [isSignedIn] = useState(() => portal.session.read() !== null)
  const isInactive = isAccountInactive(error)
  const destination = isInactive ? 'root' : isRouterError(error) ? resolveRouterErrorDestination(isSignedIn) : resolveErrorDestination({ ...toPageFailure(error), isProduction: import.meta.env.PROD })
  const target = destination === 'error' ? null : destinationPath[destination]

  useEffect(() => {
    if (target === null) return
    // They land on the page that says so.
    if (isInactive) portal.forgetDetails()
    if (failure.kind === 'network') portal.tellAtLogin('unreachable')
    void navigate(target, { replace: true })
  }, [target, failure, isInactive, navigate, portal])

  if (target !== null) return <LoadingScreen />
  return (
    <>
      <DocumentTitle title={null} />
      <ErrorPage failure={failure} />
    </>
  )
}
