import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Property } from '#portal/people/usePeopleChoices.ts'
import type { ListedUser } from '#portal/people/listedUser.ts'

export type UsersAnswer = ResponseOf<typeof endpoints.getUserTierUserList>

/** A user as a row of the list. Values that the service leaves out are undefined. */
export interface UserRow {
  id: number
  name: string
  email: string
  unit: string
  /** The id of the unit; null without one, or if the service doesn't tell. */
  unitId: number | null
  group: string | undefined
  /** The user's access. */
  access: ListedUser['Access']
  methods: ListedUser['AccessMethods']
  /** The ISO instant of the user's last entry; null without one. */
  lastEntryAt: string | null | undefined
  /** IANA zone of the property. */
  timeZone: string | undefined
  status: ListedUser['Status']
  mayView: boolean
  mayEdit: boolean
}

export interface UsersView {
  rows: UserRow[]
  /** The number of users that the filter matches. */
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
