import { useBlocker } from 'react-router-dom'
import type { Leaving } from './LeavingContext.ts'

/** Holds back the router's own navigation to another page. */
export function useRouterLeaving(isFree: () => boolean): Leaving | null {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !isFree())
  return blocker.state === 'blocked' ? { proceed: () => blocker.proceed(), stay: () => blocker.reset() } : null
}
