import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, openBench } from '../testing.fixture.ts'

type Asked = PayloadOf<typeof endpoints.createExport>

async function open(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

/** Polls like the page does, until no export is running. */
async function settle({ client }: Bench) {
  for (let asked = 0; asked < 200; asked += 1) {
    const { Exports } = await client.getExports()
    if (Exports.every(({ State }) => State !== 'running')) return Exports
  }
  throw new Error('The export does not end.')
}

async function make(bench: Bench, What: Asked['What'], more: Partial<Asked> = {}) {
  const { ExportID } = await bench.client.createExport({ Name: 'A list', Format: 'csv', What, ...more })
  const made = (await settle(bench)).find((one) => one.ExportID === ExportID)
  if (!made) throw new Error('The export is gone.')
  return made
}

/** The rows of a finished CSV by their headings, read by an independent reader. */
async function rowsOf({ client }: Bench, { ExportID }: { ExportID: number }): Promise<Record<string, string>[]> {
  const { blob, mediaType } = await client.downloadExport({ ExportID })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect([mediaType, ...bytes.slice(0, 3)]).toEqual(['text/csv', 0xef, 0xbb, 0xbf])
  const [headings = [], ...rows] = readCsv(new TextDecoder().decode(bytes))
  expect(rows.filter(({ length }) => length !== headings.length)).toEqual([])
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])))
}

/** Reads a CSV text (RFC 4180). */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  expect(cells.map(([cell]) => cell).join('')).toBe(text)
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Adds more users than one transaction exports. */
async function addUsers({ sandbox: { store } }: Bench, count: number): Promise<void> {
  const { phone_digits: _made, ...like } = await store.selectFrom('users').selectAll().where('email', '=', 'a.abbott@mail.example').executeTakeFirstOrThrow()
  const people = Array.from({ length: count }, (_, person) =>
    ({ ...like, id: 50_000 + person, name: `Person ${person}`, directory_pin: '', email: `person${person}@mail.example`, username: `person${person}` }))
  await store.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += 100) await trx.insertInto('users').values(people.slice(from, from + 100)).execute()
  })
}

const exportMails = async (bench: Bench) => (await bench.outbox()).filter(({ subject }) => subject.startsWith('Export'))

test('a user export has each user once and no cell that a spreadsheet runs, and sends an email when done', async () => {
  const bench = await open()
  await addUsers(bench, 450)
  const resident = await userId(bench, 'a.abbott@mail.example')
  await bench.sandbox.store.updateTable('users').set({ name: '=HYPERLINK("x"), Añez' }).where('id', '=', resident).execute()
  const begun = await bench.client.createExport({ Name: 'Everyone', Format: 'csv', What: { Of: 'users' } })
  expect(begun).toMatchObject({ State: 'running', Lines: 0, Percent: 0 })
  expect(await exportMails(bench)).toEqual([])
  const [done] = await settle(bench)
  const rows = await rowsOf(bench, begun)
  const { Total } = await bench.client.getUserTierUserList({})
  expect(done).toMatchObject({ State: 'done', Lines: Total, Total, Percent: 100, Size: (await bench.client.downloadExport(begun)).blob.size })
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(Total)
  const person = rows.find(({ ID }) => ID === String(resident))
  expect(person?.['Name']).toBe('\'=HYPERLINK("x"), Añez')
  expect(person?.['Last entry (property time)']).toMatch(/^2026-11-\d\d \d\d:\d\d:\d\d$/)
  const [mail, ...others] = await exportMails(bench)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: danaName, subject: 'Export ready: Everyone', attachments: [] })
})

test('an export has only users that its viewer may see, narrowed by the filters', async () => {
  const bench = await open()
  const admin = 'beatriz.lozano@whisperingpines.example'
  await bench.client.updateUserDetail({ ID: await userId(bench, admin), Version: 1, IsUserAdmin: true })
  await bench.client.setUserPassword({ ID: await userId(bench, admin), Password: 'sandbox2' })
  await bench.signIn(admin, 'sandbox2')
  const { Total } = await bench.client.getUserTierUserList({})
  const everyone = await rowsOf(bench, await make(bench, { Of: 'users' }))
  expect(everyone).toHaveLength(Total)
  expect(everyone.some(({ 'Email': email }) => email === 'station7@hfd.example')).toBe(false)
  const found = await bench.client.getUserTierUserList({ searchText: 'ab', status: 'Active' })
  expect(await rowsOf(bench, await make(bench, { Of: 'users', searchText: 'ab', status: 'Active' }))).toHaveLength(found.Total)
  const above = await userId(bench, 'station7@hfd.example')
  for (const What of [{ Of: 'log', UserID: above }, { Of: 'codes', UserID: above }, { Of: 'invites', SentByUserID: above }] as const) {
    await expect(bench.client.createExport({ Name: 'Above', Format: 'csv', What })).rejects.toMatchObject({ status: 404 })
  }
})

test('a user who moved to another group must run the export again before downloading', async () => {
  const bench = await open()
  const admin = 'beatriz.lozano@whisperingpines.example'
  const ID = await userId(bench, admin)
  await bench.client.updateUserDetail({ ID, Version: 1, IsUserAdmin: true })
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  const session = await bench.signIn(admin, 'sandbox2')
  const { ExportID } = await make(bench, { Of: 'users' })
  await bench.client.downloadExport({ ExportID })
  await bench.signIn()
  await bench.client.saveUserGroupMultiUserMultiProfile({ SelectedUsers: [ID], SelectedUserGroupId: 3 })
  await expect(bench.as(session, () => bench.client.downloadExport({ ExportID }))).rejects.toMatchObject({ status: 409, code: 'EXPORT_STATE' })
  await bench.as(session, () => bench.client.changeExport({ ExportID, Action: 'again' }))
  await bench.as(session, () => bench.client.getExports({}))
  await bench.as(session, () => bench.client.downloadExport({ ExportID }))
})

test('codes and PINs are exported only on request, and the store keeps them encrypted', async () => {
  const bench = await open()
  await bench.client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
  const without = await rowsOf(bench, await make(bench, { Of: 'codes' }))
  expect(without).toHaveLength((await bench.client.getAccessCodes({})).TotalCount)
  expect(JSON.stringify(without)).not.toContain('60611')
  const made = await make(bench, { Of: 'codes', searchText: 'Cleaners' }, { WithCodes: true })
  expect(await rowsOf(bench, made)).toMatchObject([{ Label: 'Cleaners', Kind: 'Gate code', Code: '60611' }])
  const parts = await bench.sandbox.store.selectFrom('export_parts').select('body').where('export_id', '=', made.ExportID).execute()
  expect(parts.map(({ body }) => body).join()).not.toContain('60611')
  const pins = await bench.client.getInvites({ Kind: 'PIN' })
  const invites = await rowsOf(bench, await make(bench, { Of: 'invites', Kind: 'PIN' }, { WithCodes: true }))
  expect(invites.map(({ PIN }) => PIN)).toEqual(pins.Invites.map(({ Pin }) => Pin))
  const invoices = await rowsOf(bench, await make(bench, { Of: 'invoices' }))
  const { TotalCount, Invoices: [newest] } = await bench.client.getInvoices({})
  expect([invoices.length, Number(invoices[0]?.['Total (USD)']) * 100]).toEqual([TotalCount, newest?.TotalCents])
})

test('only operators can export accounts, narrowed as in their list', async () => {
  const bench = await open()
  await expect(bench.client.createExport({ Name: 'Accounts', Format: 'csv', What: { Of: 'accounts' } })).rejects.toMatchObject({ status: 403 })
  await bench.signIn('robert.k@gatewell.example')
  const all = await rowsOf(bench, await make(bench, { Of: 'accounts' }))
  expect(all).toHaveLength((await bench.client.getAccounts({})).TotalCount)
  expect(all.find(({ Name }) => Name === 'Whispering Pines Residential')).toMatchObject({ Kind: 'Multi-tenant', State: 'Offline', Doors: '8', Billing: 'Overdue', 'Due (USD)': '901.08' })
  expect(await rowsOf(bench, await make(bench, { Of: 'accounts', TenantType: 2 }))).toMatchObject([{ Name: 'Oakline House', Kind: 'Single family', State: 'Setting up', Billing: 'No invoices' }])
})

test('an activity export has each line once, and nothing that happened after it started', async () => {
  const bench = await open()
  await bench.client.updateUserDetail({ ID: await userId(bench, 'a.abbott@mail.example'), Version: 1, Notes: 'Two cats.' })
  const events = await bench.sandbox.store.selectFrom('gate_events').selectAll().where('property_id', '=', 1).execute()
  for (let copy = 0; copy < 300; copy += 1) {
    const { id: _id, ...event } = events[copy % events.length] ?? expect.fail()
    await bench.sandbox.store.insertInto('gate_events').values({ ...event, at: event.at - copy * 1000 }).execute()
  }
  const lines: string[] = []
  for (let Before: string | undefined; ; ) {
    const { Lines, Next } = await bench.client.getLog({ count: 100, ...(Before !== undefined && { Before }) })
    lines.push(...Lines.map(({ At }) => At))
    if (Next === null) break
    Before = Next
  }
  const begun = await bench.client.createExport({ Name: 'The log', Format: 'csv', What: { Of: 'log' } })
  bench.time.now += 60_000
  await bench.client.updateUserDetail({ ID: await userId(bench, 'a.abbott@mail.example'), Version: 2, Notes: 'Three cats.' })
  const percents: number[] = []
  await settle({ ...bench, client: { ...bench.client, getExports: async () => {
    const answer = await bench.client.getExports()
    percents.push(...answer.Exports.map(({ Percent }) => Percent))
    return answer
  } } })
  const rows = await rowsOf(bench, begun)
  expect(rows[0]).toMatchObject({ Outcome: 'Started', Who: 'Dana Whitfield', What: 'Export The log' })
  expect(rows.slice(1).map((row) => row['Time (UTC)'])).toEqual(lines)
  expect(rows.find(({ Details }) => Details?.includes('Two cats.'))).toMatchObject({ Kind: 'Change', Outcome: 'Changed', Who: 'Dana Whitfield', Details: 'Notes: Two cats.' })
  expect(percents.at(-1)).toBe(100)
})

test('only one export runs at a time; it can be canceled and repeated, and its file expires after a day', async () => {
  const bench = await open()
  const users = { Name: 'People', Format: 'csv', What: { Of: 'users' } } as const
  const { ExportID } = await bench.client.createExport(users)
  await expect(bench.client.createExport(users)).rejects.toMatchObject({ status: 409, code: 'EXPORT_RUNNING' })
  await bench.client.changeExport({ ExportID, Action: 'cancel' })
  expect((await bench.client.getExports()).Exports).toMatchObject([{ State: 'cancelled', Size: 0, KeptUntil: null }])
  await expect(bench.client.downloadExport({ ExportID })).rejects.toMatchObject({ status: 409, code: 'EXPORT_STATE' })
  await bench.client.changeExport({ ExportID, Action: 'again' })
  const [made] = await settle(bench)
  expect(made?.State).toBe('done')

  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.downloadExport({ ExportID })).rejects.toMatchObject({ status: 403 })
  await bench.signIn('home@oakline.example')
  await expect(bench.client.downloadExport({ ExportID })).rejects.toMatchObject({ status: 404 })

  bench.time.now += day
  await bench.signIn()
  await expect(bench.client.downloadExport({ ExportID })).rejects.toMatchObject({ message: 'This file is no longer available. Start it again.' })
  expect(await bench.sandbox.store.selectFrom('export_parts').selectAll().execute()).toEqual([])
  await bench.client.changeExport({ ExportID, Action: 'remove' })
  expect((await bench.client.getExports()).Exports).toEqual([])
})

test('an export stops when its user loses the right to the list', async () => {
  const bench = await open()
  await addUsers(bench, 1200)
  const { ExportID } = await bench.client.createExport({ Name: 'People', Format: 'csv', What: { Of: 'users' } })
  const row = bench.sandbox.store.selectFrom('exports').select(['state', 'reason', 'lines']).where('id', '=', ExportID)
  await bench.client.getExports()
  expect(await row.executeTakeFirst()).toMatchObject({ state: 'running', lines: 800 })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0, role: 3 }).where('email', '=', danaName).execute()
  await bench.signIn('robert.k@gatewell.example')
  await bench.client.getExports()
  expect(await row.executeTakeFirst()).toMatchObject({ state: 'failed', reason: 'You can no longer see this list.' })
  expect(await exportMails(bench)).toEqual([])
})

test('a PDF and its email are in the requested language with the letters of every name; a CSV stays English', async () => {
  const bench = await open()
  await bench.sandbox.store.updateTable('users').set({ name: 'محمد عبد الله' }).where('id', '=', await userId(bench, 'a.abbott@mail.example')).execute()
  const document = async (Language: 'en' | 'es') => {
    const { blob } = await bench.client.downloadExport(await make(bench, { Of: 'users' }, { Format: 'pdf', Name: 'Todos', Language }))
    return PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false })
  }
  const spanish = await document('es')
  expect(String(spanish.catalog.lookup(PDFName.of('Lang')))).toBe('(es)')
  const fonts = spanish.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [String(object.get(PDFName.of('FontName')) ?? '')] : []))
  expect(fonts.some((name) => name.includes('NotoSansArabic'))).toBe(true)
  expect((await exportMails(bench)).map(({ subject }) => subject)).toEqual(['Exportación lista: Todos'])
  await document('en')
  expect((await exportMails(bench)).map(({ subject }) => subject)).toContain('Export ready: Todos')
  const [row] = await rowsOf(bench, await make(bench, { Of: 'users' }, { Language: 'es' }))
  expect(Object.keys(row ?? {})).toContain('First name')
})

test('a PDF has a title, the property’s name and address, its author and pages; one with too many lines is refused', { timeout: 30_000 }, async () => {
  const bench = await open()
  const made = await make(bench, { Of: 'users' }, { Format: 'pdf', Name: 'Everyone' })
  const { blob, mediaType, fileName } = await bench.client.downloadExport(made)
  const document = await PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false })
  expect([mediaType, fileName, document.getTitle()]).toEqual(['application/pdf', expect.stringMatching(/^users-2026-11-\d\d\.pdf$/), 'Everyone'])
  const property = await bench.sandbox.store.selectFrom('properties').select(['name', 'address']).where('id', '=', 1).executeTakeFirstOrThrow()
  expect(property.address).not.toBe('')
  expect([document.getSubject(), document.getAuthor()]).toEqual([`${property.name}, ${property.address}`, 'Dana Whitfield'])
  expect(document.getPageCount()).toBeGreaterThan(0)
  await addUsers(bench, 5000)
  await expect(bench.client.createExport({ Name: 'Many', Format: 'pdf', What: { Of: 'users' } })).rejects.toMatchObject({ status: 400, field: 'Format' })
})
