import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { exportKeptFor, hasWebAccess, mayDo, pdfLinesAtMost, rightOfExport, type RightsHolder } from '@portal/domain'
import { propertyOfLog } from '../log/readLog.ts'
import { readSignedInUser, rightsHolder, type SignedInUser, type Viewer, viewerOf, webAccessOf, workIn } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import type { Language } from '../words/language.ts'
import { filled, readSentence, say, type Sentence } from '../words/sentence.ts'
import { toIso } from '../time/toIso.ts'
import type { ExportContext, Exported } from './ExportSource.ts'
import { wordsOfExport } from './exportWords.ts'
import { sourceOf } from './exportSources.ts'

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
export async function exporterOf(store: Store, found: Row<'exports'>, now: number): Promise<Viewer | null> {
  const user = await readSignedInUser(store, found.by_user_id)
  if (!user || !hasWebAccess(webAccessOf(user), now) || !mayExport(rightsHolder(user), found.kind)) return null
  return viewerOf(await workIn(store, user, found.account_id))
}

export async function contextOf({ store, vault, limits }: Pick<Services, 'store' | 'vault' | 'limits'>, viewer: Viewer, found: Pick<Row<'exports'>, 'format' | 'language' | 'started_at' | 'with_codes'>, now: number): Promise<ExportContext> {
  const { time_zone: timeZone } = await propertyOfLog(store, viewer)
  return { store, vault, limits, viewer, now, startedAt: found.started_at, timeZone, withCodes: found.with_codes === 1, words: wordsOfExport(found) }
}

/** One of the viewer's own exports of the account; 404 for any other, because exports are private. */
export async function findExport({ store, user }: { store: Store; user: SignedInUser }, id: number): Promise<Row<'exports'>> {
  const found = await store.selectFrom('exports').selectAll().where('id', '=', id).where('by_user_id', '=', user.id)
    .where('account_id', '=', user.account_id).executeTakeFirst()
  if (!found) throw notFound('export', 'ExportID')
  return found
}

export function exportAnswer(found: Row<'exports'>, language: Language): ResponseOf<(typeof endpoints)['createExport']> {
  const keptUntil = found.state === 'done' && found.ended_at !== null ? found.ended_at + exportKeptFor : null
  return {
    ExportID: found.id, Name: found.name, Of: found.kind, Format: found.format, State: found.state, Reason: say(readSentence(found.reason), language), Lines: found.lines,
    Total: found.total, Percent: found.percent, Size: found.size, CreatedAt: toIso(found.started_at), EndedAt: toIso(found.ended_at), KeptUntil: toIso(keptUntil),
  }
}

/** Refuses a second export while one is running: 409 `EXPORT_RUNNING`. */
export async function requireNoneRunning(trx: Store, userId: number): Promise<void> {
  const running = await trx.selectFrom('exports').select('id').where('by_user_id', '=', userId).where('state', '=', 'running').executeTakeFirst()
  if (running) throw new Refusal(409, 'EXPORT_RUNNING', 'Another of your exports is running. Wait for it, or cancel it.')
}

interface Plan {
  parts: string[]
  total: number | null
}

/** Plans the parts of an export and writes nothing. Refuses lists that the viewer may not see, and a PDF with too many lines. */
export async function planExport(
  services: Pick<Services, 'store' | 'vault' | 'limits'>, viewer: Viewer, what: Exported, wanted: Pick<Row<'exports'>, 'format' | 'language' | 'with_codes'>, now: number,
): Promise<Plan> {
  const plan = await sourceOf(what).plan(await contextOf(services, viewer, { ...wanted, started_at: now }, now), what)
  if (wanted.format === 'pdf' && plan.total !== null && plan.total > pdfLinesAtMost) throw invalid('Format', tooLong)
  return plan
}

/** Creates the parts of an export that has just become `running`, in the same transaction. */
export async function layOutParts(trx: Store, id: number, { parts, total }: Plan): Promise<Row<'exports'>> {
  await trx.deleteFrom('export_parts').where('export_id', '=', id).execute()
  for (const [part, source] of parts.entries()) await trx.insertInto('export_parts').values({ export_id: id, part, source, body: null }).execute()
  return trx.updateTable('exports').set({ total }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export const tooLong: Sentence = filled('A PDF has at most {most} lines. Filter the list, or choose CSV.', { most: pdfLinesAtMost.toLocaleString('en-US') })
