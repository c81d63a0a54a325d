/** The plan of a call group: whom it rings, in which order, and who was invited to answer. */
export const callStatements: Record<string, readonly string[]> = {
  '0016-call-plans': [
    ...[
      `directory_pin text not null default ''`, `position integer not null default 0`, `quiet_hours text not null default '[]'`,
      `version integer not null default 1`, `updated_by text not null default ''`,
    ].map((column) => `alter table call_groups add column ${column}`),
    `update call_groups set position = id`,
    `alter table users add column allows_notifications integer not null default 1`,
    `alter table users add column quiet_hours text not null default '[]'`,
    `alter table ports add column station_number text not null default ''`,
    `create table call_group_members (id integer primary key, call_group_id integer not null references call_groups (id),
      user_id integer not null references users (id), tier integer not null check (tier in (1, 2)), position integer not null)`,
    `create index call_group_members_by_group on call_group_members (call_group_id, tier, position)`,
    `create index call_group_members_by_user on call_group_members (user_id)`,
    // Until now everybody whose call group it was answered its calls: three of them are rung at once, the next three after them.
    `insert into call_group_members (call_group_id, user_id, tier, position)
      select call_group_id, id, 1 + place / 3, place % 3 from (
        select users.id, call_group_id, row_number() over (partition by call_group_id order by users.id) - 1 as place
        from users inner join call_groups on call_groups.id = users.call_group_id and call_groups.is_video = 1 where users.removed_at is null)
      where place < 6`,
    `create table call_group_lines (id integer primary key, call_group_id integer not null references call_groups (id),
      user_id integer references users (id), phone text not null, label text not null, position integer not null)`,
    `insert into call_group_lines select numbers.id, numbers.call_group_id, user_id, numbers.phone, users.name, numbers.id
      from call_group_numbers as numbers inner join users on users.id = numbers.user_id`,
    `drop table call_group_numbers`,
    // The stored move-outs name telephones by the columns of the table that is gone; they could be taken back for a day only.
    `delete from move_out_receipts`,
    `alter table call_group_lines rename to call_group_numbers`,
    `create index call_group_numbers_by_user on call_group_numbers (user_id)`,
    `create index call_group_numbers_by_group on call_group_numbers (call_group_id, position)`,
    `create table call_group_invitations (id integer primary key, call_group_id integer not null references call_groups (id),
      token_hash text not null unique references links (token_hash), email text not null, tier integer not null check (tier in (1, 2)),
      sent_by text not null)`,
    `create index call_group_invitations_by_group on call_group_invitations (call_group_id)`,
    `insert into call_group_invitations (call_group_id, token_hash, email, tier, sent_by)
      select call_group_id, token_hash, suggested_username, 1, '' from links where kind = 'subscribe' and call_group_id is not null`,
  ],
}
