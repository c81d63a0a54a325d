import type { Log } from '../../hostInterfaces.ts'
import { type WorkName, workNames, works } from '../../work/works.ts'
import type { MoveOn, Workers } from '../../work/WorkQueue.ts'

/** Milliseconds: between two looks at all work, between two steps while some is left, in which requests are answered, and between two looks at what always asks for work. */
const pauses = { idle: 1000, busy: 200, tidy: 60_000 }

/** Moves on all work of a store that one process has alone: one look after the other, each second, and until nothing is left. */
export function openWorkLoop(log: Log, pause = pauses): Workers {
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let tidiedAt = -Infinity
  /** What each work last failed by: the same failure is logged once. */
  const failures = new Map<WorkName, string>()

  function lookIn(milliseconds: number, moveOn: MoveOn): void {
    timer = setTimeout(() => {
      looking = look(moveOn)
    }, milliseconds)
  }

  async function look(moveOn: MoveOn): Promise<void> {
    let isSomeLeft = false
    const tidies = performance.now() - tidiedAt >= pause.tidy
    if (tidies) tidiedAt = performance.now()
    for (const name of workNames) {
      if (isClosing) return
      if (works[name].asking === null && !tidies) continue
      try {
        const isLeft = await moveOn(name)
        isSomeLeft ||= isLeft
        if (isLeft && works[name].asking === null) tidiedAt = -Infinity
        failures.delete(name)
      } catch (cause) {
        if (failures.get(name) !== String(cause)) log.error(`The work of ${name} failed.`, cause)
        failures.set(name, String(cause))
      }
    }
    if (!isClosing) lookIn(isSomeLeft ? pause.busy : pause.idle, moveOn)
  }

  return {
    start(moveOn) {
      lookIn(pause.idle, moveOn)
      return Promise.resolve()
    },
    async close() {
      isClosing = true
      clearTimeout(timer)
      await looking
    },
  }
}
