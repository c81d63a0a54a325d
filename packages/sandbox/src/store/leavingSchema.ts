import type { DeletionEnding } from '@portal/domain'
import { instant, integer, table, text, type RowOf } from './tables.ts'

export const leavingTables = {
  /** People who asked that their account be deleted; asking again starts over. */
  deletion_requests: table({
    user_id: integer().key().references('users'),
    asked_at: instant(),
    /** Until when a link confirms it. */
    confirm_by: instant().default(0),
    confirmed_at: instant().orNull(),
    /** When the account goes; set with `confirmed_at`. */
    due_at: instant().orNull(),
    ended_at: instant().orNull(),
    ending: text<DeletionEnding>().check("ending in ('withdrawn', 'refused', 'blocked', 'deleted')").orNull(),
    /** The name of the administrator who refused, and their reason. */
    ended_by: text().default(''),
    reason: text().default(''),
  }),
  // Each mail has a link of its own, and all of them lead to the request of their user.
  deletion_links: table({
    token_hash: text().key(),
    user_id: integer().references('users'),
    created_at: instant(),
  }),
  /** `step` is one of the domain's `houseSteps`. */
  house_setups: table({
    account_id: integer().key().references('accounts'),
    step: text(),
    saved_at: instant(),
    /** Who answers at the gate; null until that step was saved. */
    call_group_id: integer().references('call_groups').orNull(),
  }),
}

export type HouseSetupsTable = RowOf<typeof leavingTables.house_setups>
export type DeletionRequestsTable = RowOf<typeof leavingTables.deletion_requests>

export const leavingIndexes: readonly string[] = [
  `create index deletion_requests_that_wait on deletion_requests (due_at) where due_at is not null and ending is null`,
  `create index house_setups_by_call_group on house_setups (call_group_id) where call_group_id is not null`,
]
