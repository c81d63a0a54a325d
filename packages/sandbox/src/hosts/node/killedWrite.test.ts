import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBench, saturday } from '../../testing.fixture.ts'

/** Set KILLS to a larger number to try more moments by hand. */
const kills = Number(process.env['KILLS'] ?? 3)
const script = join(import.meta.dirname, 'killedWrite.fixture.ts')
const recipient = 'once@guests.example'

test('a write that a kill cut is done once when it is sent again, and its answer is the one that was kept', { timeout: 60_000 + kills * 20_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const options = (path: string) => ({ databasePath: path, time: { now: saturday }, makeKeyPair: undefined })
  const before = await openBench(options(join(folder, 'before.db')))
  const session = await before.signIn()
  const payload = {
    PropertyID: 1, InviteName: 'Once only', Description: '', Recipient: recipient, InviteType: 'Temporary', Ports: ['main-entry'],
    StartDate: null, EndDate: null, Windows: null, AccessCount: null,
  }
  async function seal() {
    const request = await before.seal('createQRInvite', payload, session)
    request.headers.set('Idempotency-Key', 'once')
    return request
  }
  const requests = await Promise.all(Array.from({ length: 2 * kills + 2 }, seal))
  await before.sandbox.close()

  async function write(path: string, request: Request | undefined, at: number) {
    if (!request) throw new Error('There are not enough requests.')
    cpSync(join(folder, 'before.db'), path)
    const sealed = JSON.stringify({ address: request.url, headers: Object.fromEntries(request.headers), body: await request.text() })
    return spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, path, String(at), sealed], { encoding: 'utf8' })
  }

  const whole = await write(join(folder, 'whole.db'), requests[0], 0)
  const [status, statements = 0] = whole.stdout.split(' ').map(Number)
  expect(status, whole.stderr).toBe(200)

  for (let kill = 1; kill <= kills; kill += 1) {
    const path = join(folder, `${kill}.db`)
    // The last is cut as late as can be: after all is written and before it is answered.
    const at = kill === kills ? statements : Math.ceil((statements * kill) / kills)
    expect((await write(path, requests[2 * kill], at)).signal, `statement ${at}`).toBe('SIGKILL')
    const after = await openBench(options(path))
    const again = requests[2 * kill + 1]
    if (!again) throw new Error('There are not enough requests.')
    const answer = await after.send(again)
    expect(answer, `statement ${at} of ${statements}`).toMatchObject({ status: 200, body: { ID: expect.any(String) } })
    const invites = await after.sandbox.store.selectFrom('invites').select('id').where('recipient', '=', recipient).execute()
    expect(invites, `statement ${at} of ${statements}`).toEqual([{ id: answer.body['ID'] }])
    expect((await after.outbox()).filter(({ to }) => to === recipient), `statement ${at} of ${statements}`).toHaveLength(1)
  }
})
