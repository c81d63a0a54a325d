import { getCookie } from 'hono/cookie'
import type { DeviceCookies } from '../limits/knownDevice.ts'
import type { Services } from '../Services.ts'
import type { SandboxContext } from './environment.ts'

const halfAYear = 180 * 24 * 3600

/** The cookies have no `Path`, so that the browser sends them only to the folder of the call that set them. No script can read them. */
export function deviceCookies(context: SandboxContext, { baseUrl }: Services): DeviceCookies {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return {
    read: (name) => getCookie(context, name),
    keep: (name, value) => context.header('Set-Cookie', `${name}=${value}; Max-Age=${halfAYear}; HttpOnly; SameSite=Strict${secure}`, { append: true }),
  }
}
