import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { EndpointName } from '@portal/api-client/contract'
import { type Bench, openBench, saturday } from '../../testing.fixture.ts'

/** The number of writes to kill. Set KILLS to a larger number to try more moments by hand. */
const kills = Number(process.env['KILLS'] ?? 3)
const timeout = 60_000 + kills * 20_000
const script = join(import.meta.dirname, 'killedWrite.fixture.ts')
const options = (path: string) => ({ databasePath: path, time: { now: saturday }, makeKeyPair: undefined })

/** A database file with example data, and requests of one write with one Idempotency-Key, each encrypted separately. */
async function prepare(name: EndpointName, payloadOf: (bench: Bench) => unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bench = await openBench(options(join(folder, 'before.db')))
  const session = await bench.signIn()
  const payload = await payloadOf(bench)
  const requests: Request[] = []
  while (requests.length < 2 * kills + 1) {
    const request = await bench.seal(name, payload, session)
    request.headers.set('Idempotency-Key', 'once')
    requests.push(request)
  }
  await bench.sandbox.close()

  function next(): Request {
    const request = requests.pop()
    if (!request) throw new Error('There are not enough requests.')
    return request
  }

  /** Sends the write in a process of its own, on a copy of the file. The process kills itself before its nth statement, or never if `at` is 0. */
  async function write(copy: string, at: number) {
    const path = join(folder, `${copy}.db`)
    cpSync(join(folder, 'before.db'), path)
    const request = next()
    const sealed = JSON.stringify({ address: request.url, headers: Object.fromEntries(request.headers), body: await request.text() })
    const ended = spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, path, String(at), sealed], { encoding: 'utf8' })
    const [status = 0, statements = 0] = ended.stdout.split(' ').map(Number)
    return { path, signal: ended.signal, status, statements }
  }

  /** Kills the write at its nth statement, starts the sandbox again and sends the write again. */
  async function killAndRepeat(copy: string, at: number) {
    const { path, signal } = await write(copy, at)
    expect(signal, `statement ${at}`).toBe('SIGKILL')
    const after = await openBench(options(path))
    return { after, answer: await after.send(next()) }
  }

  return { write, killAndRepeat }
}

test('a write interrupted by a kill runs once when repeated, and returns its kept answer', { timeout }, async () => {
  const recipient = 'once@guests.example'
  const { write, killAndRepeat } = await prepare('createQRInvite', () => ({
    PropertyID: 1, InviteName: 'Once only', Description: '', Recipient: recipient, InviteType: 'Temporary', Ports: ['main-entry'],
    StartDate: null, EndDate: null, Windows: null, AccessCount: null,
  }))
  const { status, statements } = await write('whole', 0)
  expect(status).toBe(200)

  for (let kill = 1; kill <= kills; kill += 1) {
    // The last kill is as late as possible: after all rows are written and before the answer.
    const at = kill === kills ? statements : Math.ceil((statements * kill) / kills)
    const { after, answer } = await killAndRepeat(String(kill), at)
    expect(answer, `statement ${at} of ${statements}`).toMatchObject({ status: 200, body: { ID: expect.any(String) } })
    const invites = await after.sandbox.store.selectFrom('invites').select('id').where('recipient', '=', recipient).execute()
    expect(invites, `statement ${at} of ${statements}`).toEqual([{ id: answer.body['ID'] }])
    expect((await after.outbox()).filter(({ to }) => to === recipient), `statement ${at} of ${statements}`).toHaveLength(1)
  }
})

const groups = ({ sandbox }: Bench) => sandbox.store.selectFrom('users').select(['id', 'group_id', 'version']).orderBy('id').execute()
const groupsOnly = async (bench: Bench) => new Map((await groups(bench)).map(({ id, group_id }) => [id, group_id]))

test('a bulk action interrupted by a kill continues, and its undo covers all users', { timeout }, async () => {
  let atFirst = new Map<number, number | null>()
  const { write, killAndRepeat } = await prepare('saveBulkUserAction', async (bench) => {
    atFirst = await groupsOnly(bench)
    const people = await bench.sandbox.store.selectFrom('users').select('id').where('account_id', '=', 1).where('is_user_admin', '=', 0).orderBy('id').execute()
    return { Selection: { SelectedUsers: people.map(({ id }) => id) }, Action: { Kind: 'moveOut' } }
  })
  const { path, status, statements } = await write('whole', 0)
  expect(status).toBe(200)
  const expected = await groups(await openBench(options(path)))

  for (let kill = 1; kill <= kills; kill += 1) {
    const at = Math.ceil((statements * kill) / (kills + 1))
    const { after, answer } = await killAndRepeat(String(kill), at)
    expect(answer.status, `statement ${at} of ${statements}`).toBe(200)
    expect(await groups(after), `statement ${at} of ${statements}`).toEqual(expected)
    const { Done, ReceiptID } = answer.body as { Done: number; ReceiptID: number }
    expect(Done).toBeGreaterThan(25)
    const receipts = after.sandbox.store.selectFrom('undo_receipts').select('before').where('id', '=', ReceiptID)
    const { before } = await receipts.executeTakeFirstOrThrow()
    const kept = (JSON.parse(before) as { userId: number; columns: { group_id: number | null } }[]).map(({ userId, columns }) => ({ id: userId, group_id: columns.group_id }))
    expect(kept, `statement ${at} of ${statements}`).toHaveLength(Done)
    for (const { id, group_id } of kept) expect(atFirst.get(id)).toBe(group_id)
  }
})
