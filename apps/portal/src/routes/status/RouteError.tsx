import { useEffect, useState, type ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import { DocumentTitle } from '#portal/app/DocumentTitle.tsx'
import { NotLoaded } from '#portal/app/lazyPart.tsx'
import { LoadingScreen } from '#portal/app/LoadingScreen.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'

/** Loads the page for failures early, because it may have to say that no server answers. */
export const loadFailedPage = () => import('./failedPage.tsx')

/** Handles any error of a loader or screen: redirects as the specification says (§2), or shows the error in place of the page. */
export function RouteError() {
  const portal = usePortal()
  const error = useRouteError()
  const [shown, setShown] = useState<ReactNode>(<LoadingScreen />)

  useEffect(() => {
    let isOver = false
    const judge = async () => {
      const loaded = await loadFailedPage().catch(() => null)
      const found = await loaded?.failedPage(portal, error)
      if (isOver) return
      if (found && 'target' in found) await portal.go(found.target, { isReplacing: true })
      else setShown(found ? <found.Component data={found.data} /> : <NotLoaded onRetry={() => location.reload()} />)
    }
    void judge()
    return () => {
      isOver = true
    }
  }, [error, portal])

  return (
    <>
      <DocumentTitle title={null} />
      {shown}
    </>
  )
}
