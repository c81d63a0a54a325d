import type { NonIndexRouteObject } from 'react-router-dom'

/** What a route's module brings, loaded when the route is first visited; the router's table gives the path. */
export type ScreenRoute = Pick<NonIndexRouteObject, 'loader' | 'action' | 'Component' | 'shouldRevalidate'>
