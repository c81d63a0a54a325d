import type { Portal } from '../app/Portal.ts'

/** What the specification stores on the way to a page (§4), in this tab: which word the mobile-only confirmation says, and that a call group's password was just set. */
interface Flags {
  passwordConfirmation: 'reset' | 'set'
  watchmanStatus: 'set'
}

export function storeFlag<Name extends keyof Flags>({ drafts }: Portal, name: Name, value: Flags[Name]): void {
  drafts.keep(name, value)
}

/** Null where nothing led to the page: someone typed its address. */
export function readFlag<Name extends keyof Flags>({ drafts }: Portal, name: Name): Flags[Name] | null {
  const value = drafts.read(name)
  return value === 'set' || (value === 'reset' && name === 'passwordConfirmation') ? (value as Flags[Name]) : null
}

export function forgetFlag({ drafts }: Portal, name: keyof Flags): void {
  drafts.drop(name)
}
