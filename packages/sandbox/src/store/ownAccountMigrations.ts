/** What a person sets about their own account, and what tells one of their sessions from another. */
export const ownAccountStatements: Record<string, readonly string[]> = {
  '0030-own-account': [
    `alter table users add column language text`,
    `alter table users add column theme text not null default 'device'`,
    `alter table sessions add column public_id text not null default ''`,
    `alter table sessions add column user_agent text not null default ''`,
    `update sessions set public_id = lower(hex(randomblob(8)))`,
  ],
}
