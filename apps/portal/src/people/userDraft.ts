import { isUserValues, type User, type UserValues, toUserValues } from './userValues.ts'

/** An edit under way: the record as it was read, and as it is typed now. */
export interface UserEdit {
  version: number
  base: UserValues
  values: UserValues
}

export function beginUserEdit(user: User): UserEdit {
  const values = toUserValues(user)
  return { version: user.Version, base: values, values }
}

/** An edit that was kept in the tab's storage; null where something else stands there. */
export function readUserEdit(stored: unknown): UserEdit | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, base, values }: Partial<Record<string, unknown>> = { ...stored }
  return typeof version === 'number' && isUserValues(base) && isUserValues(values) ? { version, base, values } : null
}
