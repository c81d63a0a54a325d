import { pdfLinesAtMost } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { contextOf, type FoundExport } from './exporter.ts'
import type { Exported } from './ExportSource.ts'
import { sourceOf } from './exportSources.ts'
import { filled, type Sentence } from '../words/sentence.ts'

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
  services: Pick<Services, 'store' | 'vault' | 'limits'>, viewer: Viewer, what: Exported, wanted: Pick<FoundExport, 'format' | 'language' | 'with_codes'>, now: number,
): Promise<Plan> {
  const plan = await sourceOf(what).plan(await contextOf(services, viewer, { ...wanted, started_at: now }, now), what)
  if (wanted.format === 'pdf' && plan.total !== null && plan.total > pdfLinesAtMost) throw invalid('Format', tooLong)
  return plan
}

/** Creates the parts of an export that has just become `running`, in the same transaction. */
export async function layOutParts(trx: Store, id: number, { parts, total }: Plan): Promise<FoundExport> {
  await trx.deleteFrom('export_parts').where('export_id', '=', id).execute()
  for (const [part, source] of parts.entries()) await trx.insertInto('export_parts').values({ export_id: id, part, source, body: null }).execute()
  return trx.updateTable('exports').set({ total }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export const tooLong: Sentence = filled('A PDF has at most {most} lines. Filter the list, or choose CSV.', { most: pdfLinesAtMost.toLocaleString('en-US') })
