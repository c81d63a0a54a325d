/** People who leave by their own wish. */
export const leavingStatements: Record<string, readonly string[]> = {
  '0031-leaving': [
    // What was asked before there was a link has no way to be confirmed.
    `alter table deletion_requests add column confirm_by integer not null default 0`,
    `alter table deletion_requests add column confirmed_at integer`,
    `alter table deletion_requests add column due_at integer`,
    `alter table deletion_requests add column ended_at integer`,
    `alter table deletion_requests add column ending text check (ending in ('withdrawn', 'refused', 'blocked', 'deleted'))`,
    `alter table deletion_requests add column ended_by text not null default ''`,
    `alter table deletion_requests add column reason text not null default ''`,
    `create index deletion_requests_that_wait on deletion_requests (due_at) where due_at is not null and ending is null`,
    // Each mail has a link of its own, and all of them lead to the request of their user.
    `create table deletion_links (token_hash text primary key, user_id integer not null references users (id), created_at integer not null) without rowid`,
  ],
}
