import { partnerKinds } from '@portal/domain'
import { keepCells } from '../importing/importRecord.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Store } from '../store/openStore.ts'
import type { WorldSeeds } from './WorldSeeds.ts'

/** Adds the records of other systems; must run after the accounts. Cells are stored like those of an import: encrypted if they contain a code. */
export async function seedPartnerSites(trx: Store, vault: CodeVault, { partnerSites = [] }: WorldSeeds, now: number): Promise<void> {
  for (const { id, accountId, system, name, headings, records } of partnerSites) {
    await trx.insertInto('partner_sites').values({ id, account_id: accountId, system, name, headings: JSON.stringify(headings), read_only_since: null }).execute()
    for (const kind of partnerKinds) {
      const rows = await Promise.all(records[kind].map(async (cells, index) => ({
        site_id: id, kind, row: index + 2, name: cells[0] ?? '', cells: await keepCells(vault, kind, cells), changed_at: now,
      })))
      if (rows.length > 0) await trx.insertInto('partner_records').values(rows).execute()
    }
  }
}
