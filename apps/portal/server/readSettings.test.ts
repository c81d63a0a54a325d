import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { createPortalServer } from './createPortalServer.ts'
import { type Environment, readSettings, SettingError } from './readSettings.ts'
import { signInAt } from './startTogether.fixture.ts'

const postgres = 'postgres://portal@localhost/portal'

test('without settings the portal uses port 3000, a file and one process, and keeps the whole log', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, databasePath: expect.stringMatching(/var\/sandbox\.sqlite$/), processes: 1, logMonths: undefined, historyDays: 30, metricsPort: undefined, publicUrl: undefined })
})

test('an empty variable counts as not set', () => {
  const names = ['PORT', 'SANDBOX_DB', 'DATABASE_URL', 'PROCESSES', 'PORTAL_URL', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'LOG_MONTHS', 'EXAMPLE_DAYS', 'METRICS_PORT', 'PORTAL_PARTNERS', 'PORTAL_FRAME_ANCESTORS']
  const { log: _, ...settings } = readSettings(Object.fromEntries(names.map((name) => [name, ''])))
  expect(readSettings({})).toMatchObject(settings)
})

test('readSettings reads each variable', () => {
  const environment = { PORT: '0', LOG_MONTHS: '36', EXAMPLE_DAYS: '0', METRICS_PORT: '9464', PORTAL_URL: 'https://portal.example/', PORTAL_PARTNERS: ' https://one.example  https://two.example ' }
  expect(readSettings(environment)).toMatchObject({ port: 0, logMonths: 36, historyDays: 0, metricsPort: 9464, publicUrl: 'https://portal.example', partnerOrigins: ['https://one.example', 'https://two.example'], frameAncestors: [] })
  expect(readSettings({ TRUSTED_PROXIES: '2' })).toMatchObject({ trustedProxies: 2 })
  expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1  10.0.0.0/8' })).toMatchObject({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  expect(readSettings({ DATABASE_URL: postgres, PROCESSES: '4' })).toMatchObject({ databasePath: postgres, processes: 4 })
  expect(readSettings({ DATABASE_URL: postgres, SANDBOX_DB: '/srv/portal.sqlite' })).toMatchObject({ databasePath: '/srv/portal.sqlite' })
})

const months = 'set it to the number of whole months that the log is kept, from 1 to 1200; all of it is kept if it is not set.'
const refused: [Environment, string | RegExp][] = [
  ...['0', '1201', '-3', '2.5', 'a year', '1e1', ' '].map((text): [Environment, string] => [{ LOG_MONTHS: text }, `LOG_MONTHS is "${text}": ${months}`]),
  [{ PORT: '65536' }, 'PORT is "65536": set it to a whole number from 0 to 65535 (0 takes any free port).'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT is "0": set it to a whole number from 1 to 65000.'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": set it to .*error.*\.$/],
  [{ PROCESSES: '65' }, 'PROCESSES is "65": set it to a whole number from 1 to 64.'],
  [{ PROCESSES: '2' }, 'PROCESSES needs PostgreSQL: set SANDBOX_DB to an address such as postgres://user@host/name.'],
  [{ PROCESSES: '2', PORT: '0', SANDBOX_DB: postgres }, 'PROCESSES needs a PORT of its own.'],
  [{ PORTAL_URL: 'https://portal.example/here' }, 'PORTAL_URL is "https://portal.example/here": set it to an address without a path, such as https://portal.example.'],
  ...['proxy.example', '10.0.0.0/33', '10.0.0.0/', '-1', '10.0.0.1,'].map((text): [Environment, string] => [{ TRUSTED_PROXIES: text }, `TRUSTED_PROXIES is "${text}": set it to the number of proxies before the server`]),
  [{ PORTAL_PARTNERS: 'https://one.example two.example' }, 'PORTAL_PARTNERS names "two.example": set it to origins such as https://partner.example, separated by spaces.'],
  ...['https://*', 'https://a;b', 'https://a,b'].map((text): [Environment, string] => [{ PORTAL_FRAME_ANCESTORS: text }, `PORTAL_FRAME_ANCESTORS names "${text}"`]),
  [{ PORTAL_FRAME_ANCESTORS: 'https://one.example/path' }, 'PORTAL_FRAME_ANCESTORS names "https://one.example/path": set it to origins such as https://partner.example, separated by spaces.'],
]

test.each(refused)('readSettings refuses %j with a message that says what to set', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(SettingError)
  expect(() => readSettings(environment)).toThrow(words)
})

test('`npm start` with a wrong setting prints the message and ends before it builds anything', () => {
  const script = join(import.meta.dirname, 'start.ts')
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script], { env: { ...process.env, LOG_MONTHS: 'a year' }, encoding: 'utf8' })
  expect({ status, stderr, stdout }).toEqual({ status: 1, stdout: '', stderr: `LOG_MONTHS is "a year": ${months}\n` })
})

test.each([['3', 3], [undefined, null]] as const)('with LOG_MONTHS=%s the log’s answer says from which date events are kept', async (text, kept) => {
  const { processes: _, ...settings } = readSettings({ PORT: '0', LOG_LEVEL: 'silent', LOG_MONTHS: text })
  const server = await createPortalServer({ ...settings, folder: makeBuiltFolder(), databasePath: ':memory:' })
  onTestFinished(() => server.close())
  const client = await signInAt(server.address, 'dana.whitfield@whisperingpines.example')
  const { KeptFrom, Now } = await client.getLog({ count: 1 })
  const now = new Date(Now)
  expect(KeptFrom).toBe(kept === null ? null : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - kept, 1)).toISOString())
})
