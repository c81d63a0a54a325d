import type { NonIndexRouteObject } from 'react-router-dom'

/** The module of a route, loaded at the first visit; the router's table has the path. */
export type ScreenRoute = Pick<NonIndexRouteObject, 'loader' | 'action' | 'Component' | 'shouldRevalidate'>
