/** Fills in the user behind an invite's sender, if exactly one user of the account has ever had that name. */
export const nameSenders = `update invites set sent_by_user_id = (
  select min(users.id) from users inner join properties on properties.account_id = users.account_id
  where properties.id = invites.property_id and users.name = invites.sent_by group by users.name having count(*) = 1)
  where sent_by_user_id is null`

/** Moves the uses that a limited restriction counted itself into `entry_counts`. */
const countUses = (table: string, subject: string) => [
  `insert into entry_counts (subject, day, entries)
    select ${subject}, 'before', max(0, restriction ->> 'usesAllowed' - (restriction ->> 'usesLeft')) from ${table}
    where restriction ->> 'usesAllowed' is not null and restriction ->> 'usesLeft' is not null`,
  `update ${table} set restriction = json_set(restriction, '$.usesLeft', null) where restriction ->> 'usesLeft' is not null`,
]

/** Adds when a code of a key was replaced, who sent an invite, and the counts of uses. */
export const keyStatements: Record<string, readonly string[]> = {
  '0011-keys-that-stop': [
    `alter table invites add column sent_by_user_id integer references users (id)`,
    nameSenders,
    `create index invites_by_sender on invites (sent_by_user_id) where sent_by_user_id is not null`,
    // An end used to be the last second of the key; now it is the first instant after, as everywhere else.
    `update invites set end_at = end_at + 1000 where end_at % 60000 = 59000`,
    `alter table invite_codes add column replaced_at integer`,
    `drop index one_waiting_code`,
    `create unique index one_waiting_code on invite_codes (invite_id) where used_at is null and replaced_at is null`,
    ...countUses('user_restrictions', `'user:' || user_id || '|own'`),
    ...countUses('access_codes', `'code:' || id || '|own'`),
    // A new code that gets the id of a deleted one begins without uses.
    `create trigger access_codes_forget_uses after delete on access_codes begin
      delete from entry_counts where subject in ('code:' || old.id, 'code:' || old.id || '|own'); end`,
    // The stored answers were not encrypted and held links and PINs.
    `delete from idempotency`,
    `alter table idempotency rename column body to sealed_body`,
  ],
}
