import { connect } from 'node:net'
import { createJsonLog } from '@portal/sandbox/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { createPortalServer, type PortalServerOptions } from './createPortalServer.ts'
import { freePort } from './freePort.fixture.ts'
import { routeOf } from './observeRequests.ts'

async function start(options: Partial<PortalServerOptions> = {}) {
  const lines: string[] = []
  const log = createJsonLog('info', { write: (line) => void lines.push(line) })
  const server = await createPortalServer({ folder: makeBuiltFolder(), port: 0, databasePath: ':memory:', log, ...options })
  onTestFinished(() => server.close())
  return { ...server, lines }
}

test('the log has a JSON line for each request, with its route, status and request id', async () => {
  const { address, lines } = await start()
  const answer = await fetch(`${address}/svc/webservices/Authenticate/nothing`, { method: 'POST' })
  await fetch(`${address}/site/users/1042`)
  const [call, page] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(call).toMatchObject({ level: 'info', msg: 'request', 'http.request.method': 'POST', 'http.route': '/svc/*', 'http.response.status_code': 404, 'request.id': answer.headers.get('x-request-id') })
  expect(call?.['duration_ms']).toBeGreaterThan(0)
  expect(page).toMatchObject({ 'http.route': '/site/users/:id', 'http.response.status_code': 200 })
  expect(page).not.toHaveProperty('request.id')
})

test('the log contains no passwords, link tokens, PINs or sessions', async () => {
  const { address, lines } = await start()
  const planted = ['planted-password', 'plantedTokenOfALink', 'planted-session', '640199', 'planted-key']
  const headers = { 'content-type': 'application/json', authorization: 'Bearer planted-session', cookie: 'device=planted-session', 'idempotency-key': 'planted-key' }
  const body = JSON.stringify({ Username: 'dana', Password: 'planted-password', Pin: '640199' })
  await fetch(`${address}/Invite?d=plantedTokenOfALink`)
  await fetch(`${address}/CreatePassword/plantedTokenOfALink`)
  await fetch(`${address}/plantedTokenOfALink/planted-password`)
  await fetch(`${address}/svc/plantedTokenOfALink?code=640199`, { method: 'POST', headers, body })
  await fetch(`${address}/sandbox/api/gate/scan`, { method: 'POST', headers, body: JSON.stringify({ reader: 'main-entry', presented: '640199' }) })
  expect(lines).toHaveLength(5)
  for (const secret of planted) expect(lines.join('')).not.toContain(secret)
})

test('a client that disconnects in the middle of a body is logged without an error', async () => {
  const { address, lines } = await start()
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  socket.write(`POST /svc/account/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"Data":`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.destroy()
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5000)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', 'http.response.status_code': 400 })
})

test('answers other than pages may not load anything or be framed, and every answer requires https', async () => {
  const { address } = await start()
  for (const path of ['/health/live', '/health/ready', '/keys', '/svc/nothing', '/assets/missing.js']) {
    const { headers } = await fetch(`${address}${path}`)
    expect([path, headers.get('content-security-policy')]).toEqual([path, "default-src 'none'; frame-ancestors 'none'"])
    expect([path, headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([path, expect.stringContaining('max-age='), 'nosniff'])
  }
  expect((await fetch(`${address}/sandbox`)).headers.get('content-security-policy')).not.toBe("default-src 'none'; frame-ancestors 'none'")
})

test('the log has a failure’s reason and request id, without database values', () => {
  const lines: string[] = []
  const failure = Object.assign(new Error('duplicate key value'), { detail: 'Key (code)=(640199) already exists.', parameters: ['640199'] })
  createJsonLog('error', { write: (line) => void lines.push(line) }).error('POST /svc/x failed', failure, { requestId: 'abc' })
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', msg: 'POST /svc/x failed', 'request.id': 'abc', 'exception.type': 'Error', 'exception.message': 'duplicate key value' })
  expect(lines.join('')).not.toContain('640199')
})

test('a separate port serves the metrics of requests under OpenTelemetry’s names', async () => {
  const metricsPort = await freePort()
  const { address } = await start({ metricsPort })
  await fetch(`${address}/keys`)
  await fetch(`${address}/site/users/7`)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/keys"[^}]*\} 1\b/)
  expect(text).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/site\/users\/:id"[^}]*http_response_status_code="200"[^}]*\} 1\b/)
  expect(text).toMatch(/http_server_active_requests\{[^}]*\} 0\b/)
  expect(text).toMatch(/process_memory_usage\{[^}]*\} \d+/)
  expect((await fetch(`${address}/metrics`)).headers.get('content-type'), 'the portal’s own address has no figures').toContain('text/html')
})

test('a taken metrics port stops the start with a message, and the portal’s port is free again', async () => {
  const { address } = await start()
  const port = await freePort()
  await expect(start({ port, metricsPort: Number(new URL(address).port) })).rejects.toThrow('set METRICS_PORT to another number')
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})

test.each([
  ['/site/users/1042', '/site/users/:id'],
  ['/accounts/7/site/users/1042', '/site/users/:id'],
  ['/CreatePassword/secret', '/CreatePassword/:token'],
  ['/assets/main-1a2b.js', '/assets/*'],
  ['/svc/webservices/unknown', '/svc/*'],
  ['/whatever/secret', '/*'],
])('the metrics count %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
