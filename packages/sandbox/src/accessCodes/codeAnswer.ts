import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { toRestrictionRecord } from '@portal/domain'
import { readWithUsesLeft, usesOfCode } from '../access/usesLeft.ts'
import type { CodeRow } from '../access/accessSubject.ts'
import type { Store } from '../store/openStore.ts'
import { openCode } from '../secrets/codeVault.ts'
import { readCodeLocations } from './codeLocations.ts'

export type CodeAnswer = ResponseOf<typeof endpoints.getAccessCode>

/** A code as administrators see it, its digits opened again. */
export async function codeAnswer(store: Store, row: CodeRow): Promise<CodeAnswer> {
  const user = await store.selectFrom('users').select('name').where('id', '=', row.user_id ?? 0).executeTakeFirst()
  return codeAnswerOf(store, row, user?.name ?? null)
}

/** The same where the name of its person is known. */
export async function codeAnswerOf(store: Store, row: CodeRow, userName: string | null): Promise<CodeAnswer> {
  const locations = await readCodeLocations(store, row.id)
  const pushes = store.selectFrom('device_pushes').select('status').where('code_id', '=', row.id).orderBy('id', 'desc').limit(1)
  const push = await pushes.executeTakeFirst()
  const waiting = await pushes.where('status', '=', 'waiting').executeTakeFirst()
  const restriction = await readWithUsesLeft(store, row.restriction, usesOfCode(row.id))
  return {
    ID: row.id,
    UserID: row.user_id,
    UserName: userName,
    AccessCodeTypeID: row.type as CodeAnswer['AccessCodeTypeID'],
    Label: row.label,
    Code: await openCode(store, row.sealed_code),
    PhoneCode: await openCode(store, row.sealed_phone_code),
    WiegandFormat: row.wiegand_format as CodeAnswer['WiegandFormat'],
    FacilityCodeMode: row.facility_code_mode as CodeAnswer['FacilityCodeMode'],
    FacilityCode: row.facility_code,
    CardNumber: row.card_number,
    CardRangeFrom: row.card_number === null ? row.card_from : null,
    CardRangeTo: row.card_number === null ? row.card_to : null,
    DoorOutputMode: row.output_mode as CodeAnswer['DoorOutputMode'],
    ValidFrom: toIso(row.valid_from),
    ValidUntil: toIso(row.valid_until),
    IsActive: row.is_active === 1,
    Restriction: restriction && toRestrictionRecord(restriction),
    PropertyLocations: locations.map(({ locationId, isActive, ports }) => {
      return { PropertyLocationID: locationId, IsActive: isActive, Ports: ports === null ? null : [...ports] }
    }),
    PushStatus: waiting ? 'waiting' : (push?.status ?? 'none'),
    LastUsedAt: toIso(row.last_used_at),
    CreatedAt: new Date(row.created_at).toISOString(),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}

export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
