import { once, EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'

/** The cost of a page's first load with an empty cache. */
export interface Load {
  /** Bytes of all answers' bodies, as sent over the network. */
  bytes: number
  /** The number of requests, including the document and the calls. */
  requests: number
  /** The number of round trips: the longest chain of requests in which each needs the previous answer. */
  roundTrips: number
  /** Loaded scripts that the document does not name. */
  lateScripts: string[]
}

/** Milliseconds without a new request after which, on an idle machine, a page only waits for answers. */
const quiet = 120
/** On a busy machine, a page counts as waiting after this multiple of the time of a small task on the page's thread and the encryption thread. */
const quietTurns = 6
/** Milliseconds after which an unfinished answer counts as complete, because an answer whose body the page doesn't read never ends. */
const longestAnswer = 1000

/**
 * Opens a path and measures the network traffic until the page works. Requests are held until the page has sent all that it can without an
 * answer, and then released together. So the number of releases is the number of round trips on any machine. Requests in idle time are not
 * counted.
 */
export async function recordLoad(page: Page, path: string, isReady: () => Promise<boolean>): Promise<Load> {
  await page.addInitScript(keepIdleTime)
  const held: Route[] = []
  let bytes = 0
  let requests = 0
  const asked = new EventEmitter()
  let movedAt = 0
  const lateScripts: string[] = []
  let roundTrips = 0
  const hold = (route: Route) => {
    movedAt = Date.now()
    held.push(route)
    asked.emit('request')
  }
  const letThrough = async () => {
    const turn = held.splice(0)
    if (turn.length === 0) return
    roundTrips += 1
    requests += turn.length
    if (roundTrips > 2) lateScripts.push(...turn.map((route) => route.request().url()).filter((url) => url.endsWith('.js')))
    for (const size of await Promise.all(turn.map(answer))) bytes += size
    movedAt = Date.now()
  }
  /** Waits until the page sends no more requests. */
  const rest = async () => {
    let isQuiet = false
    while (!isQuiet) {
      const began = Date.now()
      await page.evaluate(async () => {
        await crypto.subtle.digest('SHA-256', new Uint8Array(1024))
        await new Promise((resolve) => (Reflect.get(globalThis, 'whenAtRest') as (run: (value: unknown) => void) => void)(resolve))
      })
      const enough = Math.max(quiet, quietTurns * (Date.now() - began))
      await pause(Math.max(0, movedAt + enough - Date.now()))
      isQuiet = Date.now() - movedAt >= enough
    }
  }

  // An empty page, so that preloads of the previous page are not counted.
  await page.goto('about:blank')
  await page.route('**/*', hold)
  const documentAsked = once(asked, 'request')
  const opening = page.goto(path, { waitUntil: 'commit' })
  await documentAsked
  await letThrough()
  await opening
  for (await rest(); !(await isReady()); await rest()) await letThrough()
  // This also releases the held requests.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { bytes, requests, roundTrips, lateScripts }
}

/** Lets a request through and returns the bytes of the answer; 0 if the body is not complete. */
async function answer(route: Route): Promise<number> {
  await route.continue()
  const request = route.request()
  const response = await request.response()
  const hasEnded = await Promise.race([response?.finished().then(() => true), pause(longestAnswer, false, { ref: false })])
  return hasEnded ? (await request.sizes()).responseBodySize : 0
}

/**
 * Runs in the page: lets the test control idle callbacks, and turns off preloads by `saveData`, so that a slow machine has the same result.
 */
function keepIdleTime(): void {
  if ('whenAtRest' in globalThis) return
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const whenAtRest = requestIdleCallback.bind(globalThis)
  Object.assign(globalThis, { whenAtRest, requestIdleCallback: () => 0 })
}
