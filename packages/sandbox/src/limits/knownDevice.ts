import { equalText, toBase64Url } from '../bytes/bytes.ts'
import { randomToken, sha256 } from '../bytes/digest.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

/** The cookies that show that somebody has signed in on this browser before. They authenticate nobody. */
export interface DeviceCookies {
  read(name: string): string | undefined
  keep(name: string, value: string): void
}

/**
 * The device from which somebody signed in as `name` before, or null. A cookie, `<device>.<MAC>`, proves it: it gives no access and only
 * separates the owner's attempts from strangers'. The MAC covers the name, so that nothing shows whether such a user exists.
 */
export async function knownDevice(vault: CodeVault, cookies: DeviceCookies, name: string): Promise<string | null> {
  const [device = '', mac = ''] = (cookies.read(await cookieName(name)) ?? '').split('.')
  return equalText(mac, await macOf(vault, name, device)) ? device : null
}

/** Sets the cookie of the device; a known device keeps its id. */
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
