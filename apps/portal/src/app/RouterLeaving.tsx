import { useBlocker } from 'react-router-dom'
import type { LeavingProps } from './LeavingContext.tsx'

/** Intercepts the router's navigation to another page. */
export function RouterLeaving({ isFree, children }: LeavingProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !isFree())
  return blocker.state === 'blocked' && children({ proceed: () => blocker.proceed(), stay: () => blocker.reset() })
}
