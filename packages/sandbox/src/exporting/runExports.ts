import { exportKeptFor, pdfLinesAtMost } from '@portal/domain'
import { toBase64, toBytes } from '../bytes/bytes.ts'
import { exportMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import { countOf } from '../store/inIds.ts'
import { attemptAlone, nextAccount, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { automatic } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'
import { contextOf, exporterOf, tooLong } from './startExport.ts'
import { exportPdf } from './exportPdf.ts'
import { byteOrderMark, csvText, type ExportContext, type Exported } from './ExportSource.ts'
import { sourceOf } from './exportSources.ts'
import { keepSentence, type Sentence } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

/** The number of parts that one request writes. */
const partsPerQuestion = 4

type Running = Pick<Services, 'store' | 'clock' | 'limits' | 'vault' | 'baseUrl' | 'log' | 'readFont'>

/**
 * Writes some parts of running exports, which take turns, of one account or of all. Deletes expired files. Exports are stored, so they
 * survive a restart. Each part has its own transaction, and so does the end with its mail. Returns whether parts may be left.
 */
export async function runExports(services: Running, accountId?: number): Promise<boolean> {
  const { store, clock, log } = services
  const author = automatic(clock.now())
  await endExports(store, clock.now(), accountId)
  for (let part = 0; part < partsPerQuestion; part += 1) {
    const found = await nextAccount(store, 'exports', (after) => store.selectFrom('exports').selectAll().where('state', '=', 'running')
      .where(ofAccount('account_id', accountId)).where('account_id', '>', after).orderBy('account_id').orderBy('id').limit(1).executeTakeFirst())
    if (!found) return false
    const isDone = await attemptAlone(log, `Export ${found.id}`, () => inTransaction(store, async (trx) => {
      const still = await trx.selectFrom('exports').selectAll().where('state', '=', 'running').where('id', '=', found.id).executeTakeFirst()
      if (still) await runStep({ ...services, store: trx }, still)
    }, { author }))
    if (!isDone) {
      await inTransaction(store, (trx) => fail(trx, found.id, 'The file could not be created. Start it again.', clock.now()), { author })
    }
    // A timer lets waiting requests run before the next part, which a chain of promises doesn't.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return true
}

async function runStep(services: Running, found: Row<'exports'>): Promise<void> {
  const { store: trx, clock, vault } = services
  const now = clock.now()
  const viewer = await exporterOf(trx, found, now)
  if (viewer === null) return fail(trx, found.id, 'You can no longer see this list.', now)
  const context = await contextOf(services, viewer, found, now)
  const what = JSON.parse(found.what) as Exported
  const waiting = await trx.selectFrom('export_parts').select(['part', 'source']).where('export_id', '=', found.id).where('body', 'is', null).orderBy('part').executeTakeFirst()
  if (!waiting) return finish(services, context, viewer, found)

  const { rows, next } = await sourceOf(what).read(context, what, waiting.source)
  const lines = found.lines + rows.length
  if (found.format === 'pdf' && lines > pdfLinesAtMost) return fail(trx, found.id, tooLong, now)
  const body = found.format === 'csv' ? csvText(rows) : JSON.stringify(rows)
  await trx.updateTable('export_parts').set({ body: await vault.seal(body) }).where('export_id', '=', found.id).where('part', '=', waiting.part).execute()
  if (next) await trx.insertInto('export_parts').values({ export_id: found.id, part: waiting.part + 1, source: next.part, body: null }).execute()
  const percent = next?.percent ?? (found.total === null ? 99 : Math.min(99, Math.floor((100 * lines) / Math.max(1, found.total))))
  await trx.updateTable('exports').set({ lines, size: found.size + toBytes(body).length, percent }).where('id', '=', found.id).execute()
}

/** Writes the last part of an export: the headings of a CSV, or the whole PDF. */
async function finish({ store: trx, clock, vault, baseUrl, readFont }: Running, context: ExportContext, { user }: Viewer, found: Row<'exports'>): Promise<void> {
  const columns = sourceOf(JSON.parse(found.what) as Exported).columns(context)
  const part = await countOf(trx.selectFrom('export_parts').where('export_id', '=', found.id))
  const now = clock.now()
  let [body, size] = ['', 0]
  if (found.format === 'csv') {
    body = csvText([columns.map(({ title }) => title)])
    size = toBytes(byteOrderMark + body).length + found.size
  } else {
    const rows = (await bodiesOf({ store: trx, vault }, found.id)).flatMap((text) => JSON.parse(text) as string[][])
    const { address } = await trx.selectFrom('properties').select('address').where('id', '=', user.property_id).executeTakeFirstOrThrow()
    const bytes = await exportPdf({ title: found.name, property: user.property_name, address, by: user.name, timeZone: context.timeZone, at: now, columns, rows }, context.words, readFont)
    body = toBase64(bytes)
    size = bytes.length
  }
  await trx.insertInto('export_parts').values({ export_id: found.id, part, source: 'file', body: await vault.seal(body) }).execute()
  await trx.updateTable('exports').set({ state: 'done', ended_at: now, percent: 100, size }).where('id', '=', found.id).execute()
  if (user.email !== '' && user.mails_exports === 1) await sendMail(trx, { accountId: user.account_id, to: user.email, ...exportMail(found.language, user.name, found.name, found.lines, { link: `${baseUrl}${user.own_account_id === user.account_id ? '' : `/accounts/${user.account_id}`}/site/exports`, validFor: exportKeptFor }), sentAt: now })
}

/** The contents of an export's parts, in order. */
export async function bodiesOf({ store, vault }: Pick<Services, 'store' | 'vault'>, id: number): Promise<string[]> {
  const parts = await store.selectFrom('export_parts').select('body').where('export_id', '=', id).orderBy('part').execute()
  return Promise.all(parts.map(({ body }) => vault.open(body ?? '')))
}

async function fail(trx: Store, id: number, reason: Sentence, now: number): Promise<void> {
  await trx.deleteFrom('export_parts').where('export_id', '=', id).execute()
  await trx.updateTable('exports').set({ state: 'failed', reason: keepSentence(reason), ended_at: now, size: 0 }).where('id', '=', id).where('state', '=', 'running').execute()
}

/** Deletes exported files after 24 hours. */
async function endExports(store: Store, now: number, accountId: number | undefined): Promise<void> {
  const over = (from: Store) => from.selectFrom('exports').select('id').where('state', '=', 'done').where('ended_at', '<=', now - exportKeptFor).where(ofAccount('account_id', accountId)).execute()
  if ((await over(store)).length === 0) return
  await inTransaction(store, async (trx) => {
    for (const { id } of await over(trx)) {
      await trx.deleteFrom('export_parts').where('export_id', '=', id).execute()
      await trx.updateTable('exports').set({ state: 'ended' }).where('id', '=', id).execute()
    }
  }, { author: automatic(now) })
}
