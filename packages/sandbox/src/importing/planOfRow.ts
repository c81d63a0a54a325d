import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { comparedValue, type ImportCells, readCallKind, readNumberCells, rowReason } from '@portal/domain'
import type { CallGroupAnswer } from '../calls/callGroupAnswer.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { mentionedPeople } from './mentionedPeople.ts'

type Plan = Omit<RequestOf<typeof endpoints.saveCallGroup>, 'callgroupId' | 'Version' | 'AcknowledgesEnd'>

/** The plan that a row gives a call group: what its cells say, and for the others what is there (null: a new group). */
export async function planOfRow(store: Store, viewer: Viewer, propertyId: number, cells: ImportCells, now: CallGroupAnswer | null): Promise<Plan> {
  const people = async (field: 'FirstCalled' | 'SecondCalled') => (cells[field] ? mentionedPeople(store, viewer, cells[field], field) : (now?.[field] ?? []))
  const FirstCalled = await people('FirstCalled')
  const SecondCalled = await people('SecondCalled')
  return {
    PropertyID: propertyId, IsVideo: isVideo(cells, now), Name: cells.Name ?? '', DirectoryPin: cells.DirectoryPin ?? now?.DirectoryPin ?? '',
    QuietHours: now?.QuietHours ?? [], FirstCalled, SecondCalled, Numbers: cells.Numbers ? numbersOf(cells.Numbers, now) : (now?.Numbers ?? []),
  }
}

/** A group stays what it is; a new one is what the row says, else what it rings. */
function isVideo(cells: ImportCells, now: CallGroupAnswer | null): boolean {
  const said = cells.CallKind ? readCallKind(cells.CallKind) : null
  if (cells.CallKind && said === null) throw invalid('CallKind', 'A call group is Video or Voice.', rowReason('callKind', {}))
  if (!now) return said === null ? !cells.Numbers || Boolean(cells.FirstCalled ?? cells.SecondCalled) : said === 'video'
  if (said !== null && (said === 'video') !== now.IsVideo) throw invalid('CallKind', `${now.Name} is a ${now.IsVideo ? 'video' : 'voice'} call group, and stays one.`, rowReason(now.IsVideo ? 'staysVideo' : 'staysVoice', { name: now.Name }))
  return now.IsVideo
}

/** A number that the group calls already keeps whose it is, and its label where the cell has none. */
function numbersOf(text: string, now: CallGroupAnswer | null): Plan['Numbers'] {
  return readNumberCells(text).map(({ label, phone }) => {
    const present = now?.Numbers.find((number) => comparedValue('clientPhone', number.Phone) === comparedValue('clientPhone', phone))
    if (!present) return { Phone: phone, Label: label, UserID: null }
    return label === '' ? present : { ...present, Label: label }
  })
}
