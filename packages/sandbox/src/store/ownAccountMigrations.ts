/** What a person sets about their own account, and what tells one of their sessions from another. */
export const ownAccountStatements: Record<string, readonly string[]> = {
  '0030-own-account': [
    `alter table users add column language text`,
    `alter table users add column theme text not null default 'device'`,
    `alter table sessions add column public_id text not null default ''`,
    `alter table sessions add column user_agent text not null default ''`,
    `update sessions set public_id = lower(hex(randomblob(8)))`,
  ],
  '0036-own-account-notices': [
    `alter table users add column mails_exports integer not null default 1`,
    `alter table sessions add column address text not null default ''`,
    `alter table sign_ins_as add column ended_at integer`,
    `alter table users add column verified_phone text not null default ''`,
    `create table phone_codes (user_id integer primary key references users (id), phone text not null, code_hash text not null, expires_at integer not null)`,
  ],
}
