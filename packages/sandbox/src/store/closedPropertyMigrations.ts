/** A property's doors are closed to users without a restriction; those of the properties that are there stay open to them. */
export const closedPropertyStatements: Record<string, readonly string[]> = {
  '0100-closed-properties': [
    `alter table properties add column lets_unrestricted_in integer not null default 0`,
    `update properties set lets_unrestricted_in = 1`,
  ],
}
