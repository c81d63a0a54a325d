import { earliest } from '../access/accessSubject.ts'
import { type endpoints, type ResponseOf, toRestrictionRecord } from '@portal/api-client/contract'
import type { CommandState } from '@portal/domain'
import { readWithUsesLeft, usesOfCode } from '../access/usesLeft.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeLocation } from '../devices/recordPushes.ts'
import { worstState } from '../devices/controllerAnswers.ts'
import { inIds } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import { readLocationsOfCodes } from './codeLocations.ts'
import type { Services } from '../Services.ts'

type CodeSources = Pick<Services, 'store' | 'vault'>

export type CodeAnswer = ResponseOf<typeof endpoints.getAccessCode>

/** A code with the name of its user and the end of the user’s access. */
type OwnedCodeRow = Row<'access_codes'> & { name: string | null; valid_until_at: number | null }

/** Codes as administrators see them, with their digits decrypted. */
export async function codeAnswers({ store, vault }: CodeSources, rows: readonly OwnedCodeRow[]): Promise<CodeAnswer[]> {
  const ids = rows.map(({ id }) => id)
  const [locations, statuses, tries] = [await readLocationsOfCodes(store, ids), await pushStatuses(store, ids), await lastTries(store, ids)]
  return Promise.all(rows.map((row) =>
    codeAnswerOf({ store, vault }, row, { locations: locations.get(row.id) ?? [], pushStatus: statuses.get(row.id), triedAt: tries.get(row.id) })))
}

/** Like `codeAnswers` for one code. */
export async function codeAnswer(sources: CodeSources, row: Row<'access_codes'>): Promise<CodeAnswer> {
  const user = await sources.store.selectFrom('users').select(['name', 'valid_until_at']).where('id', '=', row.user_id ?? 0).executeTakeFirst()
  const [answer] = await codeAnswers(sources, [{ ...row, name: user?.name ?? null, valid_until_at: user?.valid_until_at ?? null }])
  if (!answer) throw new RangeError('One code has one answer.')
  return answer
}

type PushStatus = CodeAnswer['PushStatus']

/** The push status by code id: the worst of each controller's newest push. */
async function pushStatuses(store: Store, codeIds: readonly number[]): Promise<Map<number, PushStatus>> {
  const pushes = store.selectFrom('device_commands').select(['code_id', 'module_id', 'status']).where(inIds('code_id', codeIds)).orderBy('id')
  const newest = new Map<number, Map<number, CommandState>>()
  for (const { code_id: id, module_id: moduleId, status } of await pushes.execute()) {
    if (id !== null) newest.set(id, (newest.get(id) ?? new Map<number, CommandState>()).set(moduleId, status))
  }
  return new Map([...newest].map(([id, byModule]) => [id, worstState([...byModule.values()]) ?? 'none']))
}

/** When each code was last presented at a door, even if it was refused; one index lookup for each code. */
async function lastTries(store: Store, codeIds: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await store
    .selectFrom('access_codes')
    .select(['id', ({ selectFrom, ref }) => selectFrom('gate_events').select(({ fn }) => fn.max('at').as('at')).where('access_code_id', '=', ref('access_codes.id')).as('tried_at')])
    .where(inIds('id', codeIds))
    .execute()
  return new Map(rows.map(({ id, tried_at: at }) => [id, at]))
}

interface CodeFacts {
  locations: readonly CodeLocation[]
  pushStatus: PushStatus | undefined
  triedAt: number | null | undefined
}

async function codeAnswerOf(
  { store, vault }: CodeSources, row: OwnedCodeRow, { locations, pushStatus = 'none', triedAt = null }: CodeFacts,
): Promise<CodeAnswer> {
  const restriction = await readWithUsesLeft(store, row.restriction, usesOfCode(row.id))
  return {
    ID: row.id,
    UserID: row.user_id,
    UserName: row.name,
    AccessCodeTypeID: row.type,
    Label: row.label,
    Code: await vault.open(row.sealed_code),
    PhoneCode: await vault.open(row.sealed_phone_code),
    WiegandFormat: row.wiegand_format,
    FacilityCodeMode: row.facility_code_mode,
    FacilityCode: row.facility_code,
    CardNumber: row.card_number,
    CardRangeFrom: row.card_number === null ? row.card_from : null,
    CardRangeTo: row.card_number === null ? row.card_to : null,
    DoorOutputMode: row.output_mode,
    ValidFrom: toIso(row.valid_from),
    ValidUntil: toIso(row.valid_until),
    IsActive: row.is_active === 1,
    Restriction: restriction && toRestrictionRecord(restriction),
    PropertyLocations: locations.map(({ locationId, isActive, ports }) => {
      return { PropertyLocationID: locationId, IsActive: isActive, Ports: ports === null ? null : [...ports] }
    }),
    PushStatus: pushStatus,
    LostAt: toIso(row.lost_at),
    EndsAt: toIso(earliest(row.valid_until, row.valid_until_at)),
    LastUsedAt: toIso(row.last_used_at),
    LastTriedAt: toIso(triedAt),
    CreatedAt: toIso(row.created_at),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}
