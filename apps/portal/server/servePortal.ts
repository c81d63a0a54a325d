import { createPortalServer, type PortalServer, type PortalServerOptions } from './createPortalServer.ts'

/** The longest time of a stop in milliseconds; process supervisors kill a process after about as long. */
const longestStop = 10_000

/** Serves the portal from this process until a signal stops it, and says when it is ready. */
export async function servePortal(options: PortalServerOptions, say = sayOnTerminal): Promise<void> {
  const server = await createPortalServer(options)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => {
        console.error('Requests did not end within 10 seconds. The server stops without them; what was answered is saved.')
        process.exit(1)
      }, longestStop).unref()
      void server.close().then(() => process.exit(0))
    })
  }
  say(server)
}

export function sayOnTerminal({ introduction, address }: Pick<PortalServer, 'introduction' | 'address'>): void {
  console.log(introduction)
  console.log(`ready ${address}`)
}
