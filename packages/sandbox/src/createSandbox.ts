import { Hono } from 'hono'
import { type RandomBelow, secureRandomBelow } from './bytes/bytes.ts'
import { callRoutes } from './callRoutes.ts'
import { type ConsoleAssets, consoleRoutes } from './console/consoleRoutes.ts'
import type { Clock, News } from './hostInterfaces.ts'
import { defaultLimits, type Limits } from './limits/limits.ts'
import { identifyRequest } from './middleware/common.ts'
import type { SandboxContext, SandboxEnvironment } from './middleware/environment.ts'
import { answerErrors, answerNotFound } from './middleware/errors.ts'
import { forgetAbandoned } from './middleware/idempotency.ts'
import { answerPartners, type OwnHosts, ownHosts, refuseForeignHosts, refuseForeignOrigins } from './middleware/refuseForeignHosts.ts'
import { changeStreams } from './routes/changesRoute.ts'
import { type MediaFiles, mediaRoutes } from './routes/mediaRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { openCodeVault } from './secrets/codeVault.ts'
import { createTransportKeys, type KeyPair } from './secrets/transportKeys.ts'
import { readSeeds, type Seeds } from './seeds/readSeeds.ts'
import { seedWorld } from './seeds/seedWorld.ts'
import { defaultWorld, type WorldName } from './seeds/worlds/index.ts'
import type { HostServices, Services } from './Services.ts'
import { hearChanges } from './store/liveChanges.ts'
import { readSetting } from './store/settings.ts'
import { withLock } from './store/transaction.ts'
import { createMovableClock, type MovableClock } from './time/movableClock.ts'
import { createTick } from './work/works.ts'

export interface SandboxOptions extends HostServices {
  /** The real clock; the sandbox's own clock may be moved away from it. */
  clock: Clock
  /** Creates the key pair for encrypted requests; a new RSA-2048 pair if omitted. */
  makeKeyPair?: () => Promise<KeyPair>
  /** The host names at which requests are answered; the host of `baseUrl` and the loopback names on its port if omitted. */
  hosts?: OwnHosts
  /** The origins of partners whose pages may show guests their keys, such as `https://partner.example`; none if omitted. */
  partnerOrigins?: readonly string[]
  limits?: Partial<Limits>
  /** The example data of a new database. */
  world?: WorldName
  /** Whether tokens, ids and codes of example invites derive from their names, for stories that must look the same every day. */
  fixedSecrets?: boolean
  /** Days of generated entries before the example data's own; none if omitted. */
  historyDays?: number | undefined
  /** Chooses the codes that the server suggests or gives out; the platform's secure random numbers if omitted. */
  randomBelow?: RandomBelow
  /** Reads the caller's network address, for rate limits. */
  addressOf?: (context: SandboxContext) => string
  /** Whether to serve `/sandbox`, the console. It shows passwords and moves the clock, so it is only for a loopback address. */
  exposeConsole?: boolean
  /** The files of the console's page; only its API is served if omitted. */
  consoleAssets?: ConsoleAssets
  /** The files at `/sandbox/media`; none if omitted. */
  media?: MediaFiles
  /** Sends messages to partners' servers; the platform's `fetch` if omitted. */
  fetch?: typeof globalThis.fetch
  /** Shares news of changes between processes. Omit it if the database has only one process. */
  news?: News
  /** Whether the host calls `tick` repeatedly. If not, requests also advance the background work of their account. */
  hasTick?: boolean
  /** Whether to offer no stream of changes, so that pages poll. */
  hasNoStreams?: boolean
}

export interface Sandbox {
  app: Hono<SandboxEnvironment>
  clock: MovableClock
  seeds(): Promise<Seeds>
  /** Replaces all data with example data; the current set of example data if omitted. */
  reset(world?: WorldName): Promise<void>
  rotateKeys(): Promise<void>
  /** Advances the background work of all accounts; returns whether some work is left. */
  tick(): Promise<boolean>
  /** Ends the streams of changes, because a stopping server would wait for them. */
  endStreams(): void
}

/** The whole back end over one database. An empty database is filled with example data. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { store, passwordHasher, qr, readFont, walletPasses, baseUrl, log, isSpecifiedOnly, refusesUnknownFields, addressOf = () => 'unknown' } = options
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const clock = await createMovableClock(store, options.clock, options.news)
  const services: Services = {
    store, passwordHasher, qr, readFont, walletPasses, log, isSpecifiedOnly, refusesUnknownFields, clock, limits,
    keys: await createTransportKeys(store, clock, limits, options.makeKeyPair),
    vault: await openCodeVault(store),
    randomBelow: options.randomBelow ?? secureRandomBelow,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    baseUrl: baseUrl.replace(/\/+$/, ''),
    partners: new Set(options.partnerOrigins),
  }

  async function reset(world?: WorldName): Promise<void> {
    const present = ((await readSetting(store, 'world.name')) ?? defaultWorld) as WorldName
    await seedWorld(store, world ?? present, { now: clock.now(), passwordHasher, baseUrl: services.baseUrl, fixedSecrets: options.fixedSecrets, historyDays: options.historyDays })
    services.vault = await openCodeVault(store)
    await options.news?.tell()
  }

  const isEmpty = async () => (await readSetting(store, 'world.name')) === null
  // If several processes find the database empty, only one fills it.
  if (await isEmpty()) await withLock(store, 'world', async () => void ((await isEmpty()) && (await reset(options.world ?? defaultWorld))))

  const hosts = options.hosts ?? ownHosts(baseUrl)
  await forgetAbandoned(store, clock.now())
  options.news?.onNews(() => {
    void hear().catch((error: unknown) => log.error('News of another process could not be read', error))
  })

  async function hear(): Promise<void> {
    await clock.reload()
    services.vault = await openCodeVault(store)
  }

  const streams = changeStreams(services, options.hasNoStreams === true)
  const { news } = options
  news?.onChange(streams.tell)
  if (news) hearChanges(store, (change) => void news.tellChange(change).catch(() => {}))

  const app = new Hono<SandboxEnvironment>()
  app.onError(answerErrors(log))
  app.notFound(answerNotFound)
  // These headers are only for the sandbox's paths; a host sets its own headers for the portal's pages.
  for (const path of ['/keys', '/svc/*', '/sandbox/*', '/openapi.json']) app.use(path, identifyRequest(clock, addressOf), refuseForeignHosts(hosts))
  for (const path of ['/keys', '/svc/*']) app.use(path, answerPartners(services.partners))
  app.use('/svc/*', refuseForeignOrigins(hosts, services.partners))
  app.get('/keys', async (context) => {
    context.header('Cache-Control', `public, max-age=${limits.keysCached / 1000}`)
    return context.json(await services.keys.published())
  })
  app.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('./openapi/openApiDocument.ts')
    return context.json(openApiDocument(services.baseUrl))
  })
  app.route('/', streams.routes)
  app.route('/', callRoutes(services, options.hasTick === true))
  if (options.media) app.route('/sandbox/media', mediaRoutes(options.media))
  app.route('/sandbox/payments', paymentRoutes(services))
  if (options.exposeConsole) app.route('/sandbox', consoleRoutes({ services, reset, hosts, assets: options.consoleAssets }))
  for (const path of ['/svc/*', '/sandbox/*']) app.all(path, answerNotFound)
  return { app, clock, seeds: () => readSeeds(services), reset, rotateKeys: services.keys.rotate, tick: createTick(services), endStreams: streams.end }
}
