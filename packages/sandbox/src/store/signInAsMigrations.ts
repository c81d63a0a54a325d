/** Why an administrator signs in as somebody else, and until when. */
export const signInAsStatements: Record<string, readonly string[]> = {
  '0030-sign-in-as': [
    `create table sign_ins_as (id integer primary key, user_id integer not null references users (id), by_user_id integer not null references users (id),
      reason text not null, at integer not null)`,
    `alter table links add column reason text not null default ''`,
    `alter table sessions add column reason text not null default ''`,
    `alter table sessions add column ends_at integer`,
  ],
  '0053-sign-ins-as-end': [
    `alter table sign_ins_as add column session_hash text`,
    `alter table sign_ins_as add column ending text`,
    `create index sign_ins_as_open on sign_ins_as (ended_at)`,
  ],
}
