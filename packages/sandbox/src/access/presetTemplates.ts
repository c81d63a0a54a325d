import { toRestrictionRecord } from '@portal/api-client/contract'
import { mayChangeGroup, unrestricted } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { readRestriction } from './storedRestriction.ts'

type TemplateRow = Awaited<ReturnType<typeof findTemplate>>

export async function findTemplate(store: Store, accountId: number, id: number) {
  const row = await store.selectFrom('preset_templates').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('preset template', 'ID')
  return row
}

/** Refuses a change of a template by users who may not change every group that uses it: 403 `FORBIDDEN`. */
export async function requireFollowersToChange(store: Store, viewer: Viewer, templateId: number): Promise<void> {
  const rules = store.selectFrom('group_restrictions').innerJoin('user_groups', 'user_groups.id', 'group_restrictions.group_id')
  const groups = await rules.select(['user_groups.account_id', 'user_groups.hierarchy_level']).where('preset_template_id', '=', templateId).execute()
  const isAbove = groups.some(({ account_id: accountId, hierarchy_level: level }) => !mayChangeGroup(viewer.standing, { accountId, level }))
  if (isAbove) throw new Refusal(403, 'FORBIDDEN', 'A user group at your level or above it uses this template.', { field: 'ID' })
}

export function templateAnswer(row: TemplateRow, followers: readonly unknown[]) {
  const Restriction = toRestrictionRecord(readRestriction(row.restriction) ?? unrestricted)
  return { ID: row.id, Name: row.name, Restriction, AppliedCount: followers.length, Version: row.version, UpdatedBy: row.updated_by }
}
