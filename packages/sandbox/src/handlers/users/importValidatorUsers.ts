import { sql } from 'kysely'
import { shownUsername } from '../../people/personColumns.ts'
import { visibleGroups } from '../../people/groups.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

const listed = 10_000

export const importValidatorUsers: Handler<'importValidatorUsers'> = async ({ AccountID }, call) => {
  const viewer = await requireViewer(call, 'import.run', AccountID)
  const users = () => call.store.selectFrom('users').where('account_id', '=', viewer.accountId)
  const { total } = await users().where('removed_at', 'is', null).select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const names = await users().select(['username']).where('username', 'not like', '#%').orderBy('id').limit(listed).execute()
  const present = users().where('removed_at', 'is', null)
  const texts = async (column: 'email' | 'directory_pin' | 'unit') => {
    const rows = present.select(sql<string>`${sql.ref(column)}`.as('text')).distinct().where(column, '!=', '').orderBy('text').limit(listed)
    return (await rows.execute()).map(({ text }) => text)
  }
  const groups = await visibleGroups(call.store, viewer)
  return {
    UserCount: total,
    Usernames: names.map(shownUsername),
    Emails: (await texts('email')).map((email) => email.toLowerCase()),
    DirectoryPins: await texts('directory_pin'),
    UserGroups: groups.map(({ id, name }) => ({ ID: id, Name: name })),
    Units: await texts('unit'),
    IsTruncated: total > listed,
  }
}
