import { changedParts, plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type User = ResponseOf<typeof endpoints.getUserDetail>
export type UserUpdate = PayloadOf<typeof endpoints.updateUserDetail>

/** A user's editable fields (specification §3), in the order of the page. */
export const userFields = [
  'FirstName', 'LastName', 'Name', 'Email', 'Phone', 'Unit', 'DirectoryPin', 'WatchmanPhoneNumber', 'TimezoneID', 'UserTypeID', 'callgroupId',
  'IsWebLoginEnabled', 'Username', 'WebLoginExpirationDate', 'WebLoginExpirationTime', 'IsMobileOnly', 'IsCellgateApp',
  'validFrom', 'validFromTime', 'validUntil', 'validUntilTime', 'LimitActuationModeID', 'HasAllLocationAccess', 'PropertyLocations',
  'IsUserAdmin', 'IsKitsAdmin', 'IsBillingAdmin', 'Notes',
] as const satisfies readonly (keyof User)[]
export type UserField = (typeof userFields)[number]
export type UserValues = Pick<User, UserField>
export const userParts = plainParts<UserValues, UserField>(userFields)

export function toUserValues(user: User): UserValues {
  return Object.fromEntries(userFields.map((field) => [field, user[field]])) as UserValues
}

/** The request that saves a user. It has only changed values, so that other users' changes stay. */
export function toUserUpdate(id: number, version: number, base: UserValues, values: UserValues): UserUpdate {
  const changed = changedParts(userParts, base, values)
  return { ID: id, Version: version, ...Object.fromEntries(changed.map((field) => [field, tidy(values[field])])) }
}

/** A typed value without outer spaces. */
function tidy(value: UserValues[UserField]): UserValues[UserField] {
  return typeof value === 'string' ? value.trim() : value
}

/** A new user's values before anything is typed. */
export const emptyUserValues: UserValues = {
  FirstName: '', LastName: '', Name: '', Email: '', Phone: '', Unit: '', DirectoryPin: '', WatchmanPhoneNumber: '', TimezoneID: null, UserTypeID: 1, callgroupId: null,
  IsWebLoginEnabled: false, Username: '', WebLoginExpirationDate: null, WebLoginExpirationTime: null, IsMobileOnly: false, IsCellgateApp: false,
  validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null, LimitActuationModeID: 1, HasAllLocationAccess: true, PropertyLocations: [],
  IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false, Notes: '',
}
