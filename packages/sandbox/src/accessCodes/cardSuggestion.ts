import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { wiegandFormats } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { findTaken } from './findTaken.ts'

type UnknownCard = Pick<Row<'gate_events'>, 'at' | 'port_name' | 'unknown_card'>
type CardSuggestion = ResponseOf<(typeof endpoints)['getCardSuggestion']>

/** How long a presented card is suggested, in milliseconds. */
const cardOfferedFor = 5 * 60_000

/** The facility code of the account's newest card, and the card that was presented last at one of its doors, if no user has it yet. */
export async function cardSuggestion(store: Store, viewer: Viewer, now: number): Promise<CardSuggestion> {
  const { accountId } = viewer
  const [newest, event] = await Promise.all([
    store.selectFrom('access_codes').select('facility_code').where('account_id', '=', accountId).where('facility_code', 'is not', null).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    store
      .selectFrom('gate_events')
      .innerJoin('properties', 'properties.id', 'gate_events.property_id')
      .select(['gate_events.at', 'gate_events.port_name', 'gate_events.unknown_card'])
      .where('properties.account_id', '=', accountId)
      .where('gate_events.unknown_card', 'is not', null)
      .where('gate_events.at', '>=', now - cardOfferedFor)
      .orderBy('gate_events.at', 'desc')
      .orderBy('gate_events.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { FacilityCode: newest?.facility_code ?? null, Presented: event ? await presentedCard(store, viewer, event, now) : null }
}

/** The last presented card; null if it belongs to a user by now. */
async function presentedCard(store: Store, viewer: Viewer, { at, port_name: PortName, unknown_card: card }: UnknownCard, now: number): Promise<CardSuggestion['Presented']> {
  const [format, facility = '', number] = (card ?? '').split(':')
  const WiegandFormat = wiegandFormats.find((known) => known === format)
  if (!WiegandFormat) return null
  const [FacilityCode, CardNumber] = [facility === '' ? null : Number(facility), Number(number)]
  const compared = { code_hash: null, phone_code_hash: null, wiegand_format: WiegandFormat, facility_code: FacilityCode, card_from: CardNumber, card_to: CardNumber }
  const taken = await findTaken(store, { viewer, places: [], ownId: null }, 'account', compared, now)
  return taken ? null : { WiegandFormat, FacilityCode, CardNumber, PortName, At: toIso(at) }
}
