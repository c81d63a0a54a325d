import type { Page } from '@playwright/test'

interface LayoutEvent {
  name: string
  args: { beginData?: { dirtyObjects: number; totalObjects: number } }
}

/** Counts how often the browser calculates the layout of a whole page, of more than `boxes` boxes, during an action. */
export async function countWholeLayouts(page: Page, boxes: number, happen: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  const events: LayoutEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as LayoutEvent[])))
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await happen()
  const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await isComplete
  await devTools.detach()
  return events.filter(({ name, args: { beginData } }) => name === 'Layout' && beginData && beginData.totalObjects > boxes && beginData.dirtyObjects === beginData.totalObjects).length
}
