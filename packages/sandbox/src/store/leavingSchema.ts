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
