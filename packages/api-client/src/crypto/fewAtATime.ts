/** The number of operations in progress at once, enough to keep every processor busy if the browser encrypts in threads. */
const lanes = 24
/** Milliseconds after which other work on the thread gets a turn. Chromium encrypts on the calling thread, despite the asynchronous interface. */
const turn = 8

/** The results of `work` on all items, in their order. The first failure rejects, and no further work begins. */
export async function fewAtATime<Item, Result>(items: readonly Item[], work: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  let turnBegan = performance.now()
  let pause: Promise<void> | undefined

  async function letOthers(): Promise<void> {
    await nextTask()
    turnBegan = performance.now()
    pause = undefined
  }
  async function runLane(): Promise<void> {
    for (const [index, item] of waiting) {
      if (pause !== undefined || performance.now() - turnBegan > turn) await (pause ??= letOthers())
      if (hasFailed) return
      results[index] = await work(item, index)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, () => runLane()))
  } catch (error) {
    hasFailed = true
    throw error
  }
  return results
}

/** Waits until other tasks have run. Nested timers of 0 ms would take four milliseconds; a message does not. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    }, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
