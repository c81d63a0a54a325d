import { isSessionExpired } from '@portal/api-client'
import { decideGuard, mayOpenSitePage, type SitePage } from '@portal/domain'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'
import { loginPath } from './loginPath.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import type { Portal, UserDetails } from './Portal.ts'
import { forgetAnswers } from './asking.tsx'

/** Loads a page's data. `details` load in parallel with the loader's own requests, which may await them. */
type SignedInLoader<Result> = (details: Promise<UserDetails>, args: LoaderFunctionArgs) => Result | Promise<Result>

/** A loader in the signed-in area. Without a session or details it redirects to the sign-in page (specification §2). */
export function signedIn<Result>(portal: Portal, load: SignedInLoader<Result>) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    // Without a session, no request is sent.
    if (portal.session.read() === null) throw redirect(loginPath(new URL(args.request.url)))
    forgetAnswers(portal)
    const details = requireDetails(portal, args.request)
    const loading = (async () => load(details, args))()
    // If both fail, the error of the details is thrown.
    loading.catch(() => {})
    await details
    return loading
  }
}

async function requireDetails(portal: Portal, request: Request): Promise<UserDetails> {
  const details = await portal.userDetails()
  const isAuthenticated = portal.session.read() !== null
  const decision = decideGuard({ area: 'site', isAuthenticated, hasUserDetails: details !== null })
  if (decision.kind === 'redirect' || !details) throw redirect(loginPath(new URL(request.url)))
  if (!mayOpenSitePage(details, sitePageOf(request))) throw redirect(paths.root)
  return details
}

function sitePageOf({ url }: Request): SitePage {
  const { path } = splitAddress(new URL(url).pathname)
  const owner = Object.values(pages).find((page) => page.path === path)?.for
  if (owner === 'everyone') return 'ownAccount'
  return owner === 'inactive' || owner === 'singleFamilySetup' ? owner : 'other'
}

/** An action in the signed-in area. If the session has ended, it leads to the sign-in page and then back. */
export function signedInAction<Result>(run: (args: ActionFunctionArgs) => Promise<Result>) {
  return async (args: ActionFunctionArgs): Promise<Result> => {
    try {
      return await run(args)
    } catch (error) {
      if (isSessionExpired(error)) throw redirect(loginPath(new URL(args.request.url)))
      throw error
    }
  }
}
