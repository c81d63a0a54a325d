import type { CDPSession } from '@playwright/test'

/** One task of a page's main thread: when it began, how much processor time it took, and its causes, the longest first. All times are in milliseconds. */
export interface PageTask {
  at: number
  elapsed: number
  work: { what: string; elapsed: number }[]
}

interface TraceEvent {
  name: string
  ph: string
  /** Start in microseconds; the next two times are in microseconds too. */
  ts: number
  dur?: number
  /** Processor time of this thread, without that of other programs. */
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { url?: string; functionName?: string } }
}

interface Open {
  event: TraceEvent
  end: number
  own: number
  what: string
}

const categories = ['toplevel', 'devtools.timeline', 'v8', 'blink', 'loading']

/** Records the tasks of a page's main thread during an action. */
export async function recordTasks(devTools: CDPSession, happen: () => Promise<void>): Promise<PageTask[]> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: unknown }) => events.push(...(value as TraceEvent[]))
  devTools.on('Tracing.dataCollected', take)
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await happen()
  const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await isComplete
  devTools.off('Tracing.dataCollected', take)
  return tasksOf(events)
}

function tasksOf(events: readonly TraceEvent[]): PageTask[] {
  const main = mainThread(events)
  const own = events.filter((event) => event.ph === 'X' && threadOf(event) === main).toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const begin = own[0]?.ts ?? 0
  const tasks: PageTask[] = []
  const open: Open[] = []
  let work = new Map<string, number>()
  const closeUntil = (time: number) => {
    for (let last = open.at(-1); last && last.end <= time; last = open.at(-1)) {
      open.pop()
      work.set(last.what, (work.get(last.what) ?? 0) + last.own / 1000)
      if (open.length > 0) continue
      const parts = [...work].map(([what, elapsed]) => ({ what, elapsed })).toSorted((one, other) => other.elapsed - one.elapsed)
      tasks.push({ at: (last.event.ts - begin) / 1000, elapsed: elapsedOf(last.event) / 1000, work: parts })
      work = new Map()
    }
  }
  for (const event of own) {
    closeUntil(event.ts)
    const above = open.at(-1)
    if (!above && !event.name.endsWith('RunTask')) continue
    if (above) above.own -= elapsedOf(event)
    open.push({ event, end: event.ts + (event.dur ?? 0), own: elapsedOf(event), what: whatOf(event, above?.what ?? '') })
  }
  closeUntil(Number.POSITIVE_INFINITY)
  return tasks
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
const elapsedOf = ({ tdur, dur = 0 }: TraceEvent) => tdur ?? dur

/** Finds the thread that runs the page's scripts. */
function mainThread(events: readonly TraceEvent[]): string {
  const counted = new Map<string, number>()
  for (const event of events) if (/^(?:FunctionCall|EvaluateScript|ParseHTML)$/.test(event.name)) counted.set(threadOf(event), (counted.get(threadOf(event)) ?? 0) + 1)
  return [...counted].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ''
}

function whatOf({ name, args }: TraceEvent, above: string): string {
  const { url = '', functionName = '' } = args?.data ?? {}
  const told = [url.split('/').at(-1), functionName].filter(Boolean).join(' ')
  if (told !== '') return `${name} ${told}`
  // Steps of the script engine itself are counted for their cause.
  return above !== '' && /^(?:v8|V8|RunMicrotasks|ThreadController)/.test(name) ? above : name
}
