/** SQL that fills in the id of the user who sent an invite, if exactly one user of the account has ever had the sender's name. */
export const nameSenders = `update invites set sent_by_user_id = (
  select min(users.id) from users inner join properties on properties.account_id = users.account_id
  where properties.id = invites.property_id and users.name = invites.sent_by group by users.name having count(*) = 1)
  where sent_by_user_id is null`
