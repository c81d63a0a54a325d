/** What lists with numbered pages are walked along, so that no row is read on the way to a page. */
export const pageStatements: Record<string, readonly string[]> = {
  '0071-pages-along-indexes': [
    `create index users_in_order on users (account_id, id) where removed_at is null`,
    `create index access_codes_in_order on access_codes (account_id, id, user_id)`,
    `create index access_codes_of_type on access_codes (account_id, type, id, user_id)`,
    `create index contacts_in_order on contacts (property_id, name, id, user_id)`,
    `create index lockdowns_past on lockdowns (account_id, started_at, id) where ended_at is not null`,
  ],
}
