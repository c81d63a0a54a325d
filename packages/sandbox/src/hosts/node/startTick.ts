import type { Log } from '../../hostInterfaces.ts'

/** Milliseconds between two ticks: where nothing is left, and while some work is, in which requests are answered. */
const pauses = { idle: 1000, busy: 200 }

export interface Tick {
  /** Resolves when the step that is running has ended; starts no other. */
  close(): Promise<void>
}

/** Ticks each second, and until nothing is left: one after the other. */
export function startTick(tick: () => Promise<boolean>, log: Log, pause = pauses): Tick {
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  /** The last failure: the same one again, as while the database is away, is not logged. */
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
