import { toRestrictionRecord, unrestricted } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { notFound } from './places.ts'
import { readRestriction } from './storedRestriction.ts'

type TemplateRow = Awaited<ReturnType<typeof findTemplate>>

export async function findTemplate(store: Store, accountId: number, id: number) {
  const row = await store.selectFrom('preset_templates').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('preset template', 'ID')
  return row
}

export function templateAnswer(row: TemplateRow, followers: readonly unknown[]) {
  const Restriction = toRestrictionRecord(readRestriction(row.restriction) ?? unrestricted)
  return { ID: row.id, Name: row.name, Restriction, AppliedCount: followers.length, Version: row.version, UpdatedBy: row.updated_by }
}
