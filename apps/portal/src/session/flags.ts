import type { Portal } from '../app/Portal.ts'

/**
 * Values that the specification stores in this tab for a following page (§4): the word of the mobile-only confirmation, and that a call
 * group's password was just set.
 */
interface Flags {
  passwordConfirmation: 'reset' | 'set'
  watchmanStatus: 'set'
}

export function storeFlag<Name extends keyof Flags>({ drafts }: Portal, name: Name, value: Flags[Name]): void {
  drafts.keep(name, value)
}

/** Reads a flag; null if the user typed the address. */
export function readFlag<Name extends keyof Flags>({ drafts }: Portal, name: Name): Flags[Name] | null {
  const value = drafts.read(name)
  return value === 'set' || (value === 'reset' && name === 'passwordConfirmation') ? (value as Flags[Name]) : null
}

export function forgetFlag({ drafts }: Portal, name: keyof Flags): void {
  drafts.drop(name)
}
