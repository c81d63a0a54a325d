import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { exportKeptFor, hasWebAccess, mayDo, rightOfExport, type RightsHolder } from '@portal/domain'
import { propertyOfLog } from '../log/readLog.ts'
import { rightsHolder } from '../people/rightsHolder.ts'
import { readSignedInUser, type SignedInUser } from '../people/signedInUser.ts'
import { type Viewer, viewerOf } from '../people/viewer.ts'
import { webAccessOf } from '../people/webUser.ts'
import { workIn } from '../people/workIn.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { ExportsTable } from '../store/exportSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { Language } from '../words/language.ts'
import { readSentence, say } from '../words/sentence.ts'
import { toIso } from '../time/toIso.ts'
import type { ExportContext, Exported } from './ExportSource.ts'
import { wordsOfExport } from './exportWords.ts'

type Kind = Exported['Of']

/** Whether a user may export a list, which is the case if they may see it. */
function mayExport(holder: RightsHolder, kind: Kind): boolean {
  return mayDo(holder, 'export.run') && mayDo(holder, rightOfExport[kind])
}

/** Refuses users who may not export a list: 403 `FORBIDDEN`. */
export function requireExporter({ user }: Viewer, kind: Kind): void {
  if (!mayExport(rightsHolder(user), kind)) throw new Refusal(403, 'FORBIDDEN', 'You can’t see this list.')
}

/** The export's user with the rights that they have now; null if they may no longer export this list. */
export async function exporterOf(store: Store, found: FoundExport, now: number): Promise<Viewer | null> {
  const user = await readSignedInUser(store, found.by_user_id)
  if (!user || !hasWebAccess(webAccessOf(user), now) || !mayExport(rightsHolder(user), found.kind)) return null
  return viewerOf(await workIn(store, user, found.account_id))
}

export async function contextOf({ store, vault, limits }: Pick<Services, 'store' | 'vault' | 'limits'>, viewer: Viewer, found: Pick<FoundExport, 'format' | 'language' | 'started_at' | 'with_codes'>, now: number): Promise<ExportContext> {
  const { time_zone: timeZone } = await propertyOfLog(store, viewer)
  return { store, vault, limits, viewer, now, startedAt: found.started_at, timeZone, withCodes: found.with_codes === 1, words: wordsOfExport(found) }
}

export type FoundExport = ExportsTable

/** One of the viewer's own exports of the account; 404 for any other, because exports are private. */
export async function findExport({ store, user }: { store: Store; user: SignedInUser }, id: number): Promise<FoundExport> {
  const found = await store.selectFrom('exports').selectAll().where('id', '=', id).where('by_user_id', '=', user.id)
    .where('account_id', '=', user.account_id).executeTakeFirst()
  if (!found) throw notFound('export', 'ExportID')
  return found
}

export function exportAnswer(found: FoundExport, language: Language): ResponseOf<(typeof endpoints)['createExport']> {
  const keptUntil = found.state === 'done' && found.ended_at !== null ? found.ended_at + exportKeptFor : null
  return {
    ExportID: found.id, Name: found.name, Of: found.kind, Format: found.format, State: found.state, Reason: say(readSentence(found.reason), language), Lines: found.lines,
    Total: found.total, Percent: found.percent, Size: found.size, CreatedAt: toIso(found.started_at), EndedAt: toIso(found.ended_at), KeptUntil: toIso(keptUntil),
  }
}
