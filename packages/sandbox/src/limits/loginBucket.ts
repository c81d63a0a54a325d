import { sha256 } from '../bytes/digest.ts'

/** Wrong passwords of one user from one address are counted here. */
export function loginBucket(username: string, address: string): Promise<string> {
  return sha256(`login|${username}|${address}`)
}
