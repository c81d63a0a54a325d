import { decodeWiegand, wiegandFormats, type WiegandFormat } from '@portal/domain'
import { type AccessSubject, inviteAsSubject, subjectOfCode } from '../access/accessSubject.ts'
import { keptPhones, kindOf } from '../accessCodes/codeKinds.ts'
import { sha256 } from '../bytes/bytes.ts'
import { findInviteById, type InviteRecord } from '../access/findInvite.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import { statement } from '../store/statement.ts'

/** A known entry method that was presented at a reader. */
export interface Presented {
  subject: AccessSubject
  /** The kind of credential, as the log names it. */
  kind: string
  invite: InviteRecord | null
  /** The invite's QR code; null for any other entry method. */
  inviteCode: Row<'invite_codes'> | null
  code: Row<'access_codes'> | null
  /** The `DoorOutputMode` of the code's user; null for a shared code or an invite. */
  userOutput: number | null
}

/** The keys under which a presented text is looked up. */
export interface PresentedText {
  text: string
  /** The key as the QR code of an invite. */
  qr: string
  /** The key as the digits of an invite; null if the text isn't digits. */
  pin: string | null
  /** The keys as an access code. */
  codes: string[]
}

export async function readPresented(vault: CodeVault, text: string): Promise<PresentedText> {
  const [qr, pin, codes] = await Promise.all([sha256(text), /^\d{4,6}#?$/.test(text) ? vault.hash('keypad', text.replace('#', '')) : null, hashesOf(vault, text)])
  return { text, qr, pin, codes }
}

export interface ReaderPlace {
  accountId: number
  portId: string
}

/** Finds the entry method for a presented text, which is a QR code, digits of a keypad, a phone number, or the bits or numbers of a card. */
export async function findPresented(store: Store, presented: PresentedText, reader: ReaderPlace): Promise<{ kind: string; found: Presented | null }> {
  const { accountId } = reader
  const [{ rows: [inviteCode] }, { rows: [invite] }, codes] = await Promise.all([
    inviteCodes(store, { hash: presented.qr }),
    presented.pin === null ? { rows: [] } : invitesByPin(store, { hash: presented.pin, accountId }),
    codesOf(store, presented, accountId),
  ])
  const byQr = inviteCode && (await ofInvite(store, inviteCode.invite_id, 'QR', inviteCode))
  const found = (byQr?.invite?.kind === 'QR' ? byQr : null) ?? (invite ? await ofInvite(store, invite.id, 'PIN', null) : null) ?? (await findCode(store, codes, reader))
  return { kind: found?.kind ?? kindOfText(presented.text), found }
}

function kindOfText(text: string): string {
  if (readCard(text).length > 0) return 'Card'
  if (/^\d{1,8}#?$/.test(text)) return 'PIN'
  return /^\+?[\d\s()-]{7,20}$/.test(text) ? 'Phone' : 'QR'
}

const inviteCodes = statement((store, { hash }: { hash: string }) => store.selectFrom('invite_codes').selectAll().where('code_hash', '=', hash))

const invitesByPin = statement((store, { hash, accountId }: { hash: string; accountId: number }) =>
  store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .select('invites.id')
    .where('kind', '=', 'PIN')
    .where('pin_hash', '=', hash)
    .where('properties.account_id', '=', accountId)
    .orderBy('invites.created_at', 'desc'))

async function ofInvite(store: Store, id: string, kind: string, inviteCode: Row<'invite_codes'> | null): Promise<Presented | null> {
  const invite = await findInviteById(store, id)
  return invite && { subject: inviteAsSubject(invite), kind, invite, inviteCode, code: null, userOutput: null }
}

const codesByHash = statement((store, { accountId, hashes }: { accountId: number; hashes: string }) =>
  store
    .selectFrom('access_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(({ or }) => or([inJson('code_hash', hashes, 'text'), inJson('phone_code_hash', hashes, 'text')]))
    .orderBy('id'))

async function codesOf(store: Store, { text, codes: hashes }: PresentedText, accountId: number): Promise<Row<'access_codes'>[]> {
  const cards = readCard(text)
  if (cards.length === 0) return (await codesByHash(store, { accountId, hashes: JSON.stringify(hashes) })).rows
  return store
    .selectFrom('access_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where.or([
      where('code_hash', 'in', hashes),
      where('phone_code_hash', 'in', hashes),
      ...cards.map(({ format, facilityCode, cardNumber }) => where.and([
        where('wiegand_format', '=', format),
        where('card_from', '<=', cardNumber),
        where('card_to', '>=', cardNumber),
        where.or([where('facility_code', 'is', null), ...(facilityCode === null ? [] : [where('facility_code', '=', facilityCode)])]),
      ])),
    ]))
    .orderBy('id')
    .execute()
}

const outputModes = statement((store, { id }: { id: number }) => store.selectFrom('users').select('output_mode').where('id', '=', id))

/** The code that a text means; if several match, the code that opens at this reader's location. */
async function findCode(store: Store, rows: readonly Row<'access_codes'>[], { portId }: ReaderPlace): Promise<Presented | null> {
  const [first] = rows
  if (!first) return null
  const here = rows.length === 1 ? undefined : await store
    .selectFrom('access_code_locations')
    .select('code_id')
    .where('location_id', '=', store.selectFrom('ports').select('ports.location_id').where('ports.id', '=', portId))
    .where('code_id', 'in', rows.map(({ id }) => id))
    .orderBy('is_active', 'desc')
    .executeTakeFirst()
  const code = rows.find(({ id }) => id === here?.code_id) ?? first
  const [subject, person] = await Promise.all([subjectOfCode(store, code), code.user_id === null ? null : outputModes(store, { id: code.user_id })])
  return { subject, kind: kindOf(code.type), invite: null, inviteCode: null, code, userOutput: person?.rows[0]?.output_mode ?? null }
}

async function hashesOf(vault: CodeVault, text: string): Promise<string[]> {
  const digits = text.replace(/#$/, '')
  const texts = [
    ['keypad', digits], ...keptPhones(text).map((number) => ['phone', number] as const), ['phoneCode', digits], ['credential', text],
  ] as const
  return Promise.all(texts.map(([space, value]) => vault.hash(space, value)))
}

interface ParsedCard {
  format: WiegandFormat
  facilityCode: number | null
  cardNumber: number
}

/**
 * Reads a card from the bits that a reader sends (`00101…`), or from the printed numbers: `H10301:118:1603`, `118-1603`. Returns several
 * cards if the text fits several formats.
 */
export function readCard(text: string): ParsedCard[] {
  if (/^[01]{26,37}$/.test(text)) {
    return wiegandFormats.flatMap((format) => {
      const reading = decodeWiegand(format, text)
      return reading ? { format, ...reading } : []
    })
  }
  const [, named, facility, card = ''] = /^(?:(H103\d\d):)?(?:(\d{1,5})[-:/])?(\d{1,11})$/i.exec(text.replaceAll(' ', '')) ?? []
  if (card === '' || (named === undefined && facility === undefined)) return []
  const formats = wiegandFormats.filter((format) => named === undefined || format === named.toUpperCase())
  return formats.map((format) => ({ format, facilityCode: facility === undefined ? null : Number(facility), cardNumber: Number(card) }))
}

/** A card's numbers in one text, in the first format that fits; null if the text isn't a card's. */
export function cardKey(text: string): string | null {
  const [card] = readCard(text)
  return card ? `${card.format}:${card.facilityCode ?? ''}:${card.cardNumber}` : null
}
