import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Property } from '#portal/people/usePeopleChoices.ts'
import type { ListedUser } from '#portal/people/listedUser.ts'

export type UsersAnswer = ResponseOf<typeof endpoints.getUserTierUserList>

/** Values that the service omits are undefined. */
export interface UserRow {
  id: number
  name: string
  email: string
  unit: string
  /** Null: none, or the service doesn't say. */
  unitId: number | null
  group: string | undefined
  /** The user's access. */
  access: ListedUser['Access']
  methods: ListedUser['AccessMethods']
  /** ISO instant. */
  lastEntryAt: string | null | undefined
  /** IANA zone of the property. */
  timeZone: string | undefined
  status: ListedUser['Status']
  mayView: boolean
  mayEdit: boolean
}

export interface UsersView {
  rows: UserRow[]
  /** The number of users in the filter. */
  total: number
  /** The number of users of the account. */
  accountTotal: number
}

export function toUsersView(answer: UsersAnswer, properties: readonly Property[]): UsersView {
  const zones = new Map(properties.map(({ ID, TimeZone }) => [ID, TimeZone]))
  return { rows: answer.Users.map((user) => toRow(user, zones.get(user.PropertyID))), total: answer.Total, accountTotal: answer.AccountTotal }
}

function toRow(user: ListedUser, timeZone: string | undefined): UserRow {
  return {
    id: user.ID,
    name: user.Name,
    email: user.Email,
    unit: user.Unit,
    unitId: user.UnitID,
    group: user.UserGroupName,
    access: user.Access,
    methods: user.AccessMethods,
    lastEntryAt: user.LastEntryAt,
    timeZone,
    status: user.Status,
    mayView: user.HasViewAccess,
    mayEdit: user.HasAccountAccess,
  }
}
