import { decideGuard } from '@portal/domain'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from './paths.ts'
import type { Portal, UserDetails } from './Portal.ts'

type SignedInLoader<Result> = (details: UserDetails, args: LoaderFunctionArgs) => Result | Promise<Result>

/** A loader of the signed-in area: without a session and loaded details it sends to the sign-in page (specification §2). */
export function signedIn<Result>(portal: Portal, load: SignedInLoader<Result>) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    const details = await portal.userDetails()
    const isAuthenticated = portal.session.read() !== null
    const decision = decideGuard({ area: 'site', isAuthenticated, hasUserDetails: details !== null })
    if (decision.kind === 'redirect' || !details) throw redirect(loginPath(args.request))
    return load(details, args)
  }
}

/** The sign-in page, remembering where the person wanted to go. */
export function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const wanted = pathname + search
  return wanted === paths.root ? paths.login : `${paths.login}?${new URLSearchParams({ next: wanted })}`
}
