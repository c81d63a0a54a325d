import type { Log } from '../../hostInterfaces.ts'

/** Milliseconds between two ticks, without work and with work; the pause lets requests get answers in between. */
const pauses = { idle: 1000, busy: 200 }

export interface Tick {
  /** Stops the ticks. Resolves after the running one. */
  close(): Promise<void>
}

/** Ticks each second, and repeatedly while work is left, one tick at a time. */
export function startTick(tick: () => Promise<boolean>, log: Log, pause = pauses): Tick {
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  /** The message of the last failure. Repeated failures, such as while the database is down, aren't logged. */
  let failure = ''

  async function run(): Promise<void> {
    let isLeft = false
    try {
      isLeft = await tick()
      failure = ''
    } catch (cause) {
      if (failure !== String(cause)) log.error('The work of all accounts could not be moved on.', cause)
      failure = String(cause)
    }
    if (!isClosing) next(isLeft ? pause.busy : pause.idle)
  }

  function next(milliseconds: number): void {
    timer = setTimeout(() => {
      running = run()
    }, milliseconds)
  }

  next(pause.idle)
  return {
    async close() {
      isClosing = true
      clearTimeout(timer)
      await running
    },
  }
}
