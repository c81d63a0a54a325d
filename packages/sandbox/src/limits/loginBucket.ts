import { sha256 } from '../bytes/digest.ts'

/** The bucket for the wrong passwords of one user from one address. */
export function loginBucket(username: string, address: string): Promise<string> {
  return sha256(`login|${username}|${address}`)
}

/** The bucket for one user's attempts from all unknown devices. */
export function loginBucketOfName(username: string): Promise<string> {
  return sha256(`login|name|${username}`)
}
