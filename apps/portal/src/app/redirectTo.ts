import { redirect, type RouteObject } from 'react-router-dom'

/** A path that only leads elsewhere. It never renders, which a null element says to the router. */
export function redirectTo(path: string, target: () => string | Promise<string>): RouteObject {
  return { path, loader: async () => redirect(await target()), element: null }
}
