import type { LoaderFunctionArgs } from 'react-router-dom'
import { guard, type GuardedPage } from './guard.ts'
import type { Portal } from './Portal.ts'

/** A loader of a page outside the signed-in area, behind its guard. */
export function guarded<Result>(portal: Portal, page: GuardedPage, load: (args: LoaderFunctionArgs) => Result | Promise<Result>) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    guard(portal, page)
    return load(args)
  }
}
