import { toRestrictionRecord, unrestricted } from '@portal/domain'
import { placeName } from '../../access/groupRuleAnswer.ts'
import { findGroupRules } from '../../access/groupRules.ts'
import { notFound, readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { readRestrictionInput } from '../../access/readRestrictionInput.ts'
import { readRestriction } from '../../access/storedRestriction.ts'
import { presetTemplateNameHolder } from '../../people/taken.ts'
import { conflict, Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

export const getPresetRestrictionTemplate: Handler<'getPresetRestrictionTemplate'> = async (_request, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.view')
  const rows = await call.store.selectFrom('preset_templates').selectAll().where('account_id', '=', accountId).orderBy('name').execute()
  const answers = rows.map(async (row) => templateAnswer(row, await findGroupRules(call.store, { presetTemplateId: row.id })))
  return { Templates: await Promise.all(answers) }
}

export const getPresetTemplateDetails: Handler<'getPresetTemplateDetails'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.view')
  const row = await findTemplate(call.store, accountId, ID)
  const rules = await findGroupRules(call.store, { presetTemplateId: ID })
  const groups = await call.store.selectFrom('user_groups').select(['id', 'name']).where('account_id', '=', accountId).execute()
  const places = await readPlaces(call.store, accountId)
  const Groups = rules.map((rule) => ({
    UserGroupID: rule.groupId,
    UserGroupName: groups.find(({ id }) => id === rule.groupId)?.name ?? '',
    PlaceName: placeName(places, rule),
  }))
  return { ...templateAnswer(row, rules), Groups }
}

export const savePresetTemplate: Handler<'savePresetTemplate'> = async ({ ID, Name, Restriction, Version }, call) => {
  const { account_id: accountId, name: by } = await requireRight(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    const before = ID === null ? null : await findTemplate(trx, accountId, ID)
    if (before && Version !== null && Version !== before.version) {
      throw conflict(templateAnswer(before, await findGroupRules(trx, { presetTemplateId: before.id })))
    }
    if (await presetTemplateNameHolder(trx, { accountId, exceptId: ID ?? undefined }, Name)) throw new Refusal(409, 'TAKEN', 'Another template has this name.', { field: 'Name' })
    const version = (before?.version ?? 0) + 1
    const values = { account_id: accountId, name: Name, restriction: readRestrictionInput(Restriction), version, updated_by: by }
    const message = 'Template saved.'
    if (before) {
      await trx.updateTable('preset_templates').set(values).where('id', '=', before.id).execute()
      return { ID: before.id, Version: version, message }
    }
    const { id } = await trx.insertInto('preset_templates').values(values).returning('id').executeTakeFirstOrThrow()
    return { ID: id, Version: version, message }
  })
}

export const deletePresetTemplate: Handler<'deletePresetTemplate'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    await findTemplate(trx, accountId, ID)
    const followers = await findGroupRules(trx, { presetTemplateId: ID })
    if (followers.length > 0) throw new Refusal(409, 'IN_USE', `${followers.length} group restrictions follow this template.`, { field: 'ID' })
    await trx.deleteFrom('preset_templates').where('id', '=', ID).execute()
    return { message: 'Template deleted.' }
  })
}

type TemplateRow = Awaited<ReturnType<typeof findTemplate>>

export async function findTemplate(store: Store, accountId: number, id: number) {
  const row = await store.selectFrom('preset_templates').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('preset template', 'ID')
  return row
}

function templateAnswer(row: TemplateRow, followers: readonly unknown[]) {
  const Restriction = toRestrictionRecord(readRestriction(row.restriction) ?? unrestricted)
  return { ID: row.id, Name: row.name, Restriction, AppliedCount: followers.length, Version: row.version, UpdatedBy: row.updated_by }
}
