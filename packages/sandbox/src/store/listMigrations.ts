/** Keeps the account of a row's property in the row, whoever writes it: a process of an older release, too. */
const keepAccount = (table: string): string[] => {
  const kept = `(select account_id from properties where id = new.property_id)`
  return ['insert', 'update of property_id'].map((event) => `create trigger ${table}_account_${event.split(' ')[0] ?? ''} after ${event} on ${table} when ${kept} is not new.of_account_id begin
    update ${table} set of_account_id = ${kept} where id = new.id; end`)
}

/** Fills the columns of rows that are there already. */
export const fillAccounts = ['contacts', 'invites'].map((table) => `update ${table} set of_account_id = (select account_id from properties where id = ${table}.property_id)`)

export const fillPaid = `update invoices set paid_at = (select settles_at from payments where invoice_id = invoices.id and problem = '' order by attempt desc limit 1)`

/**
 * What lists of a whole account are walked along that have no account of their own, and by which an invite's state is found. The column is called otherwise
 * than that of properties: a process of an older release reads both tables together and says `account_id` alone.
 */
export const listStatements: Record<string, readonly string[]> = {
  '0076-lists-of-an-account': [
    `alter table contacts add column of_account_id integer`,
    `alter table invites add column of_account_id integer`,
    ...fillAccounts,
    ...keepAccount('contacts'),
    ...keepAccount('invites'),
    `create index contacts_of_account on contacts (of_account_id, name, id, user_id)`,
    `create index invites_of_account on invites (of_account_id, created_at)`,
    `create index invites_ending on invites (of_account_id, end_at, start_at, uses_left, kind) where revoked_at is null`,
    `create index invites_revoked on invites (of_account_id, created_at) where revoked_at is not null`,
    `create index device_commands_unsent on device_commands (account_id, id) where status in ('waiting', 'sent')`,
  ],
  // From when on an invoice is paid, a moment that may still come: whoever pays writes it beforehand. Without a payment that will not fail it is empty.
  '0079-paid-invoices': [
    `alter table invoices add column paid_at integer`,
    fillPaid,
    `create trigger invoices_paid after insert on payments when new.problem = '' begin update invoices set paid_at = new.settles_at where id = new.invoice_id; end`,
    `create index invoices_unpaid on invoices (account_id, paid_at)`,
  ],
}
