/** Indexes for what every request looks up or sweeps, and the progress of calls that work in slices. */
export const requestPathStatements: Record<string, readonly string[]> = {
  '0015-request-path': [
    `create index idempotency_by_time on idempotency (created_at)`,
    `create index attempts_by_time on attempts (at)`,
    `create index sessions_by_user on sessions (user_id)`,
    `create index sessions_by_administrator on sessions (signed_in_by) where signed_in_by is not null`,
    `create index ports_by_location on ports (location_id)`,
    `create index ports_by_property on ports (property_id)`,
    `create index holidays_by_location on holidays (location_id)`,
    `create index group_restrictions_by_template on group_restrictions (preset_template_id) where preset_template_id is not null`,
    `create index credits_by_account on credits (account_id)`,
    `create table progress (session_hash text not null, key text not null, position integer not null, sealed_part text not null,
      created_at integer not null, primary key (session_hash, key, position)) without rowid`,
    `create index progress_by_time on progress (created_at)`,
  ],
}
