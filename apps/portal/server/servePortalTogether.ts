import cluster from 'node:cluster'
import { createPortalServer, type PortalServer, type PortalServerOptions } from './createPortalServer.ts'
import { sayOnTerminal, servePortal } from './servePortal.ts'

/** What a process says when it takes requests. */
type Ready = Pick<PortalServer, 'introduction' | 'address'>

/** Milliseconds until a process that ended by itself is started again. */
const pause = 1000

/**
 * Serves the portal from processes that share one address. The first one migrates the database and fills it before the others start; each that
 * ends by itself is started again. A signal stops all of them, and each answers what it has begun.
 */
export async function servePortalTogether(options: PortalServerOptions, count: number): Promise<void> {
  if (cluster.isWorker) return servePortal(options, ({ introduction, address }) => process.send?.({ introduction, address } satisfies Ready))
  await (await createPortalServer(options)).close()

  let isStopping = false
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
    setTimeout(() => void (isStopping || cluster.fork()), pause)
  })
  for (let index = 0; index < count; index += 1) cluster.fork()
}
