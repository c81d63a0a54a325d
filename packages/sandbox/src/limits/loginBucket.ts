import { sha256 } from '../bytes/digest.ts'

/** Wrong passwords of one user from one address are counted here. */
export function loginBucket(username: string, address: string): Promise<string> {
  return sha256(`login|${username}|${address}`)
}

/** The bucket of one user's attempts from all unknown devices. */
export function loginBucketOfName(username: string): Promise<string> {
  return sha256(`login|name|${username}`)
}
