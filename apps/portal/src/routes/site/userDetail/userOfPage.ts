import { paths } from '#portal/app/paths.ts'
import { userDetailMessages } from './messages.ts'

/** The user's id in an address; an invalid id becomes an id that no user has. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.MAX_SAFE_INTEGER
}

/** Returns the heading of a page whose user can't be shown. */
export function useUserHead() {
  const t = userDetailMessages.useWords()
  return { title: t.users, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed }
}
