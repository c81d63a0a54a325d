import cluster from 'node:cluster'
import { createPortalServer, type PortalServer, type PortalServerOptions } from './createPortalServer.ts'
import { sayOnTerminal, servePortal } from './servePortal.ts'

/** The message that a process sends when it is ready. */
type Ready = Pick<PortalServer, 'introduction' | 'address'>

/** Milliseconds until a process that ended without a signal is restarted. */
const pause = 1000

const placeName = 'PORTAL_PLACE'

/**
 * Serves the portal from several processes at one address. The first one migrates and fills the database before the others start. A process
 * that ends is restarted. A signal stops all of them, after each has answered its running requests.
 */
export async function servePortalTogether(options: PortalServerOptions, count: number): Promise<void> {
  if (cluster.isWorker) return servePortal({ ...options, metricsPort: ownPort(options.metricsPort) }, ({ introduction, address }) => process.send?.({ introduction, address } satisfies Ready))
  await (await createPortalServer({ ...options, metricsPort: undefined })).close()

  let isStopping = false
  /** The index of each process; its replacement gets the same one. */
  const places = new Map<number, number>()
  const start = (place: number) => places.set(cluster.fork({ [placeName]: String(place) }).id, place)
  const ready = new Set<number>()
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  const stop = () => {
    isStopping = true
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

  cluster.on('message', (worker, message: Ready) => {
    ready.add(worker.id)
    if (ready.size === count) sayOnTerminal(message)
  })
  cluster.on('exit', (worker, code) => {
    if (isStopping) {
      if (workers().length === 0) process.exit(process.exitCode ?? 0)
      return
    }
    if (ready.size < count) {
      process.exitCode = 1
      if (workers().length === 0) process.exit()
      return stop()
    }
    console.error(`Process ${worker.process.pid ?? worker.id} ended (${code}); another one takes its place.`)
    setTimeout(() => void (isStopping || start(places.get(worker.id) ?? 0)), pause)
  })
  for (let place = 0; place < count; place += 1) start(place)
}

/** The metrics port of a process: the first has the given one, the second the next. */
function ownPort(metricsPort: number | undefined): number | undefined {
  return metricsPort === undefined ? undefined : metricsPort + Number(process.env[placeName])
}
