import type { DeletionEnding } from '@portal/domain'

/** Milliseconds since 1970. */
type Instant = number

/** People who asked that their account be deleted; asking again begins anew. */
export interface DeletionRequestsTable {
  user_id: number
  asked_at: Instant
  /** Until when a link confirms it. */
  confirm_by: Instant
  confirmed_at: Instant | null
  /** When the account goes; set with `confirmed_at`. */
  due_at: Instant | null
  ended_at: Instant | null
  ending: DeletionEnding | null
  /** The name of the administrator who refused, and their reason. */
  ended_by: string
  reason: string
}

export interface DeletionLinksTable {
  token_hash: string
  user_id: number
  created_at: Instant
}

/** `step` is one of the domain's `houseSteps`. */
export interface HouseSetupsTable {
  account_id: number
  step: string
  saved_at: Instant
  /** Who answers at the gate; null until that step was saved. */
  call_group_id: number | null
}

export interface LeavingTables {
  house_setups: HouseSetupsTable
  deletion_requests: DeletionRequestsTable
  deletion_links: DeletionLinksTable
}

export const leavingTables: readonly string[] = [
  `create table deletion_requests (user_id integer primary key references users (id), asked_at integer not null, confirm_by integer not null default 0,
    confirmed_at integer, due_at integer, ended_at integer, ending text check (ending in ('withdrawn', 'refused', 'blocked', 'deleted')),
    ended_by text not null default '', reason text not null default '')`,
  `create index deletion_requests_that_wait on deletion_requests (due_at) where due_at is not null and ending is null`,
  // Each mail has a link of its own, and all of them lead to the request of their user.
  `create table deletion_links (token_hash text primary key, user_id integer not null references users (id), created_at integer not null) without rowid`,
  `create table house_setups (account_id integer primary key references accounts (id), step text not null, saved_at integer not null,
    call_group_id integer references call_groups (id))`,
  `create index house_setups_by_call_group on house_setups (call_group_id) where call_group_id is not null`,
]
