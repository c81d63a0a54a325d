/** Epoch milliseconds. */
type Instant = number

/** By which text an account stands in an order by name, as long as it has this name. */
interface AccountNamesTable {
  account_id: number
  name: string
  sort_name: string
}

/** When something happened in an account last; PostgreSQL may hold several rows of one, of which the last counts. */
interface AccountActivityTable {
  account_id: number
  at: Instant
}

export interface AccountListTables {
  account_names: AccountNamesTable
  account_activity: AccountActivityTable
}
