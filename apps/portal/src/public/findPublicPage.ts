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
  [/^\/Invite\/?$/i, () => import('./invite.ts')],
  [/^\/RecurringInvite\/?$/i, () => import('./recurringInvite.ts')],
  [/^\/watchmansystemconfiguration\/?$/i, () => import('./watchman.ts')],
  [/^\/nonwebaccessuser\/?$/i, () => import('./nonWebAccess.ts')],
]

export function findPublicPage(pathname: string): { load: () => Promise<Starter>; params: PublicStart['params'] } | null {
  for (const [path, load] of pages) {
    const found = path.exec(pathname)
    if (found) return { load, params: { ...found.groups } }
  }
  return null
}
