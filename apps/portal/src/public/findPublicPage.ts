import type { PublicStart } from '../app/startPublic.tsx'

interface Starter {
  start: (given: PublicStart) => Promise<void>
}

/** The pages that start without the router, by their paths (specification §2); the router finds them alike, whatever their case. */
const pages: [path: RegExp, load: () => Promise<Starter>][] = [
  [/^\/auth\/login\/?$/i, () => import('./login.ts')],
  [/^\/auth\/forgot-password\/?$/i, () => import('./forgotPassword.ts')],
  [/^\/reset-password\/?$/i, () => import('./resetPassword.ts')],
  [/^\/accountdeletionrequest\/?$/i, () => import('./accountDeletion.ts')],
  [/^\/(?:Recurring)?Invite\/?$/i, () => import('./invite.ts')],
  [/^(?:\/account)?\/createpassword\/(?<resetToken>[^/]+)(?:\/(?<sfh>[^/]+))?\/?$/i, () => import('./createPassword.ts')],
  [/^(?:\/account)?\/createmasteruserpassword\/?$/i, () => import('./masterUser.ts')],
  [/^\/subscribe\/?$/i, () => import('./subscribe.ts')],
  [/^\/watchmansystemconfiguration\/?$/i, () => import('./watchman.ts')],
  [/^\/nonwebaccessuser\/?$/i, () => import('./nonWebAccess.ts')],
  [/^\/server-error\/?$/i, () => import('./serverError.ts')],
  [/^\/access-denied\/?$/i, () => import('./accessDenied.ts')],
  [/^\/not-found\/?$/i, () => import('./notFound.ts')],
  [/^\/error\/?$/i, () => import('./error.ts')],
]

/** As the router reads them; what nobody can decode stays as it is. */
function decoded(parts: Readonly<Record<string, string | undefined>> = {}): PublicStart['params'] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text && decode(text)]))
}

export function findPublicPage(pathname: string): { load: () => Promise<Starter>; params: PublicStart['params'] } | null {
  for (const [path, load] of pages) {
    const found = path.exec(pathname)
    if (found) return { load, params: decoded(found.groups) }
  }
  return null
}
