/** Where the owner of a house stopped in its set-up. */
export const houseSetupStatements: Record<string, readonly string[]> = {
  '0031b-house-setup': [`create table house_setups (account_id integer primary key references accounts (id), step text not null, saved_at integer not null)`],
  '0035-house-calls': [`alter table house_setups add column call_group_id integer references call_groups (id)`],
}
