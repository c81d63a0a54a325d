import { accountState, TenantType } from '@portal/domain'
import { accountAnswers, accountFacts } from '../accounts/accountAnswer.ts'
import { namedAccounts } from '../accounts/findAccounts.ts'
import { dollars, momentCells, sayName } from './exportCells.ts'
import { type ExportSource, partsOfIds } from './ExportSource.ts'

/** The accounts that operators serve, wherever the operator works. */
export const exportAccounts: ExportSource<'accounts'> = {
  columns: ({ timeZone, words: { say } }) => [
    { title: say('Number'), share: 1 }, { title: say('Name'), share: 5 }, { title: say('Address'), share: 6 }, { title: say('Kind'), share: 2 }, { title: say('State'), share: 2 },
    { title: say('People'), share: 1 }, { title: say('Doors'), share: 1 }, { title: say('Billing'), share: 2 }, { title: say('Due (USD)'), share: 2 },
    { title: `${say('Last activity')} (${timeZone})`, share: 3 }, { title: 'Last activity (UTC)', share: 0 }, { title: say('Where'), share: 3 },
  ],
  plan: async ({ store, now }, what) => partsOfIds(await namedAccounts(store, what, now)),
  async read({ store, viewer, now, timeZone, words: { say } }, _what, part) {
    const ids = JSON.parse(part) as number[]
    const answers = new Map((await accountAnswers(store, await accountFacts(store, viewer.user.id, ids), now)).map((account) => [account.ID, account]))
    const rows: string[][] = []
    for (const id of ids) {
      const account = answers.get(id)
      if (!account) continue
      rows.push([
        String(id), account.Name, account.Address, say(account.TenantType === TenantType.SingleFamily ? 'Single family' : 'Multi-tenant'), say(sayName(accountState(account))),
        String(account.People), String(account.Doors), say(account.Billing.State === 'none' ? 'No invoices' : sayName(account.Billing.State)), dollars(account.Billing.DueCents),
        ...momentCells(timeZone, account.LastActivity?.At ?? null), account.LastActivity?.Door ?? '',
      ])
    }
    return { rows }
  },
}
