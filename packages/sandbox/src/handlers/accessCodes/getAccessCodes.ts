import { plainPhone } from '../../accessCodes/codeKinds.ts'
import { codeAnswer, codeAnswerOf } from '../../accessCodes/codeAnswer.ts'
import { hashCode, openCode } from '../../accessCodes/codeVault.ts'
import { findVisibleCode } from '../../accessCodes/standingOfCode.ts'
import { notHidden } from '../../people/findUsers.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getAccessCodes: Handler<'getAccessCodes'> = async (request, call) => {
  const viewer = await requireViewer(call, 'codes.view')
  const { accountId } = viewer
  const { store } = call
  const { UserID, PropertyLocationID, AccessCodeTypeID, page, count } = request
  const text = request.searchText.trim()
  const texts = [['keypad', text], ['phone', plainPhone(text)], ['credential', text]] as const
  const hashes = text === '' ? [] : await Promise.all(texts.map(([space, value]) => hashCode(store, space, value)))
  let query = store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .where('access_codes.account_id', '=', accountId)
    .where(await notHidden(store, viewer))
  if (UserID !== undefined) query = query.where('access_codes.user_id', '=', UserID)
  if (AccessCodeTypeID !== undefined) query = query.where('access_codes.type', '=', AccessCodeTypeID)
  if (PropertyLocationID !== undefined) {
    const there = store.selectFrom('access_code_locations').select('code_id').where('location_id', '=', PropertyLocationID)
    query = query.where('access_codes.id', 'in', there)
  }
  if (text !== '') {
    const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where((where) => where.or([
      where('access_codes.code_hash', 'in', hashes),
      where('access_codes.label', 'like', like),
      where('users.name', 'like', like),
      ...(/^\d{1,11}$/.test(text) ? [where('access_codes.card_number', '=', Number(text))] : []),
    ]))
  }
  const total = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst()
  const rows = await query
    .selectAll('access_codes')
    .select('users.name')
    .orderBy('access_codes.id')
    .limit(count)
    .offset((page - 1) * count)
    .execute()
  return { TotalCount: total?.total ?? 0, AccessCodes: await Promise.all(rows.map((row) => codeAnswerOf(store, row, row.name))) }
}

export const getAccessCode: Handler<'getAccessCode'> = async ({ ID }, call) => {
  const { code } = await findVisibleCode(call.store, await requireViewer(call, 'codes.view'), ID)
  return codeAnswer(call.store, code)
}

export const getPhoneCodes: Handler<'getPhoneCodes'> = async ({ PropertyLocationID }, call) => {
  const viewer = await requireViewer(call, 'codes.view')
  const { accountId } = viewer
  const { store } = call
  const rows = await store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.user_id', 'access_codes.sealed_code', 'access_codes.sealed_phone_code'])
    .select(['access_codes.is_active', 'access_code_locations.is_active as is_active_here', 'users.name'])
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.type', '=', 5)
    .where(await notHidden(store, viewer))
    .where('access_code_locations.location_id', '=', PropertyLocationID)
    .orderBy('access_codes.id')
    .execute()
  const PhoneCodes = await Promise.all(rows.map(async (row) => ({
    AccessCodeID: row.id,
    UserID: row.user_id,
    UserName: row.name,
    PhoneNumber: await openCode(store, row.sealed_code),
    PhoneCode: await openCode(store, row.sealed_phone_code),
    IsActive: row.is_active === 1 && row.is_active_here === 1,
  })))
  return { PhoneCodes }
}
