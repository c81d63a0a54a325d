import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { end, startPortalServer, whenReady } from './support/portalServer.ts'
import { shownCode } from './support/shownCode.ts'
import { signIn } from './support/signIn.ts'

test('a crash loses nothing: the session, used QR codes and an unused QR code are kept', async ({ browser }) => {
  const server = await startPortalServer()
  const context = await browser.newContext({ baseURL: server.address })
  const page = await context.newPage()
  try {
    const seeds = (await (await context.request.get(`${server.address}/sandbox/api/seeds`)).json()) as {
      signIns: { username: string; password: string; lands: string }[]
      invites: { type: string; state: string; link: string }[]
      readers: { id: string }[]
    }
    const scan = async (presented: string) =>
      (await (await context.request.post(`${server.address}/sandbox/api/gate/scan`, { data: { reader: seeds.readers[0]?.id, presented } })).json()) as unknown
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.goto('/auth/login')
    await signIn(page, admin?.username ?? '', admin?.password ?? '')
    await expect(page).toHaveURL(/dashboard$/)
    const guest = await context.newPage()
    await guest.goto(seeds.invites.find(({ type, state }) => type === 'Recurring' && state === 'valid')?.link ?? '')
    await guest.getByRole('button', { name: 'Generate QR code' }).click()
    const used = await shownCode(guest)
    expect(await scan(used)).toMatchObject({ outcome: 'open' })

    await server.crashAndRestart()

    expect(await scan(used)).toMatchObject({ outcome: 'denied', reason: 'codeAlreadyUsed' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await guest.reload()
    expect(await scan(await shownCode(guest))).toMatchObject({ outcome: 'open' })
  } finally {
    await context.close()
    await server.stop()
  }
})

test('the server sends security headers, and never a document in place of an asset', async ({ request }) => {
  const document = await request.get('/auth/login')
  const headers = document.headers()
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types dompurify")
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[A-Za-z0-9+/=]+'/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const nonces = await Promise.all([1, 2].map(async () => /nonce-([^']+)/.exec((await request.get('/')).headers()['content-security-policy'] ?? '')?.[1]))
  expect(nonces[0]).not.toBe(nonces[1])
  expect((await request.get('/assets/gone-123.js')).status()).toBe(404)
  expect(await (await request.get('/%2e%2e/package.json')).text()).toContain('<div id="root">')
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-store')
})

test('a wrong or taken PORT is reported in one line', async ({ server }) => {
  const run = (port: string) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['--conditions=@portal/source', 'apps/portal/server/start.ts'], { env: { ...process.env, PORT: port } })
      let output = ''
      child.stderr.on('data', (data: Buffer) => (output += data.toString()))
      child.once('exit', (code) => resolve({ code, output }))
    })
  expect(await run('eighty')).toEqual({ code: 1, output: 'PORT is "eighty": set it to a whole number from 0 to 65535 (0 takes any free port).\n' })
  const taken = await run(new URL(server.address).port)
  expect(taken.code).toBe(1)
  expect(taken.output).toContain('is taken. Stop the other program or set PORT to another number.')
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start ends cleanly on ${signal}, sent to npm itself`, async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
    const child = spawn('npm', ['start'], { env: { ...process.env, PORT: '0', SANDBOX_DB: join(folder, 'sandbox.sqlite') }, stdio: ['ignore', 'pipe', 'pipe'] })
    const address = await whenReady(child)
    expect((await request.get(`${address}/auth/login`)).ok()).toBe(true)
    expect(await end(child, signal)).toBe(0)
    await expect(request.get(`${address}/auth/login`)).rejects.toThrow('ECONNREFUSED')
    rmSync(folder, { recursive: true, force: true })
  })
}
