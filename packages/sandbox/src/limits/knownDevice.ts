import { equalText, toBase64Url } from '../bytes/bytes.ts'
import { randomToken, sha256 } from '../bytes/digest.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

/** The cookies by which a browser knows that somebody signed in on it before. They authenticate nobody. */
export interface DeviceCookies {
  read(name: string): string | undefined
  keep(name: string, value: string): void
}

/**
 * The device from which somebody signed in as `name` before, or null. A cookie says so, `<device>.<MAC>`: it opens nothing, it only keeps
 * the owner's attempts apart from strangers'. It is over the name, so that nothing shows whether there is such a user.
 */
export async function knownDevice(vault: CodeVault, cookies: DeviceCookies, name: string): Promise<string | null> {
  const [device = '', mac = ''] = (cookies.read(await cookieName(name)) ?? '').split('.')
  return equalText(mac, await macOf(vault, name, device)) ? device : null
}

/** Remembers the device; the one it is stays the same. */
export async function rememberDevice(vault: CodeVault, cookies: DeviceCookies, name: string): Promise<void> {
  const device = (await knownDevice(vault, cookies, name)) ?? randomToken(16)
  cookies.keep(await cookieName(name), `${device}.${await macOf(vault, name, device)}`)
}

/** One cookie for each name, so that a household's computer knows them all. */
async function cookieName(name: string): Promise<string> {
  return `device-${(await sha256(`device|${name}`)).slice(0, 16)}`
}

async function macOf(vault: CodeVault, name: string, device: string): Promise<string> {
  return toBase64Url(await vault.mac(`device|${JSON.stringify([name, device])}`))
}
