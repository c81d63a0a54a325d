import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { DocumentTitle } from '#portal/app/DocumentTitle.tsx'
import { LoadingScreen } from '#portal/app/LoadingScreen.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import type { Failure } from './Failure.ts'
import { statusMessages } from './messages.ts'
import { whereItLeads } from './whereItLeads.ts'

/** Whatever a loader or a screen threw: goes where the specification sends it (§2), or stays and says what happened. */
export function RouteError() {
  useStore(statusMessages)
  const portal = usePortal()
  const error = useRouteError()
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    let isOver = false
    void whereItLeads(portal, error).then((found) => {
      if (isOver) return
      if (found.target === null) setFailure(found.failure)
      else void portal.go(found.target, { isReplacing: true })
    })
    return () => {
      isOver = true
    }
  }, [error, portal])

  if (failure === null) return <LoadingScreen />
  return (
    <>
      <DocumentTitle title={null} />
      <ErrorPage failure={failure} />
    </>
  )
}
