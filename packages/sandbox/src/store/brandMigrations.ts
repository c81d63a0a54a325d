/** How accounts are called and look on what guests and users see, and whose mail a mail is. */
export const brandStatements: Record<string, readonly string[]> = {
  '0058-brands': [
    `create table account_brands (account_id integer primary key references accounts (id), name text not null, accent text not null, logo text)`,
    `alter table mails add column sender text not null default ''`,
  ],
  // At the account: its next brand has a later version than one that was taken away.
  '0067-brand-versions': [
    `alter table accounts add column brand_version integer not null default 0`,
    `alter table accounts add column brand_by text not null default ''`,
  ],
}
