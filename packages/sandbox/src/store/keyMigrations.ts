/** Names the person behind an invite's sender where just one of the account was ever called so. */
export const nameSenders = `update invites set sent_by_user_id = (
  select min(users.id) from users inner join properties on properties.account_id = users.account_id
  where properties.id = invites.property_id and users.name = invites.sent_by group by users.name having count(*) = 1)
  where sent_by_user_id is null`

/** Uses that a limited restriction kept inside itself are counted where all entries are. */
const countUses = (table: string, subject: string) => [
  `insert into entry_counts (subject, day, entries)
    select ${subject}, 'before', max(0, restriction ->> 'usesAllowed' - (restriction ->> 'usesLeft')) from ${table}
    where restriction ->> 'usesAllowed' is not null and restriction ->> 'usesLeft' is not null`,
  `update ${table} set restriction = json_set(restriction, '$.usesLeft', null) where restriction ->> 'usesLeft' is not null`,
]

/** Adds when a key stops, who sent an invite, and how often codes were used. */
export const keyStatements: Record<string, readonly string[]> = {
  '0011-keys-that-stop': [
    `alter table invites add column sent_by_user_id integer references users (id)`,
    nameSenders,
    `create index invites_by_sender on invites (sent_by_user_id) where sent_by_user_id is not null`,
    // An end was its last second; it is the first instant after, as everywhere.
    `update invites set end_at = end_at + 1000 where end_at % 60000 = 59000`,
    `alter table invite_codes add column replaced_at integer`,
    `drop index one_waiting_code`,
    `create unique index one_waiting_code on invite_codes (invite_id) where used_at is null and replaced_at is null`,
    ...countUses('user_restrictions', `'user:' || user_id || '|own'`),
    ...countUses('access_codes', `'code:' || id || '|own'`),
    // A number that is given again begins without uses.
    `create trigger access_codes_forget_uses after delete on access_codes begin
      delete from entry_counts where subject in ('code:' || old.id, 'code:' || old.id || '|own'); end`,
    // Answers in clear held links and PINs.
    `delete from idempotency`,
    `alter table idempotency rename column body to sealed_body`,
  ],
}
