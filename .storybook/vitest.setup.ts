import { restoreAllMocks } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

let complaints: string[] = []

// Before the first story: what measures itself when it opens must measure the real font.
beforeAll(async () => {
  await Promise.all([document.fonts.load("16px 'Inter Variable'"), document.fonts.load("16px 'Noto Sans Arabic Variable'", 'ع')])
})

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

/**
 * Every story is compared with its baseline in .storybook/screenshots and fails on a console complaint.
 * A missing baseline fails. To accept new looks: `npx vitest run --project storybook <path> --update`, then look at the pictures.
 * `parameters: { screenshot: false }` is for a story whose picture says nothing of its own, `'whole'` for a page longer than its window.
 */
afterEach(async ({ task, story }) => {
  const { storyId } = task.meta as { storyId?: string }
  const heard = complaints
  vi.restoreAllMocks()
  restoreAllMocks()
  if (!storyId) return
  expect(heard, 'a story must not complain on the console').toEqual([])
  if (story?.parameters['screenshot'] === false) return
  await document.fonts.ready
  if (story?.parameters['screenshot'] === 'whole') await growToContent()
  const isForced = story?.parameters['forcedColors'] === true
  if (isForced) await forceColors('active')
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId)
  if (isForced) await forceColors('none')
})

/** A person's own few colours in place of ours, as high contrast themes have them: `parameters: { forcedColors: true }`. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }, { name: 'prefers-reduced-motion', value: 'reduce' }] })
}

/** What lies below the window's edge is white in a picture. The next story's viewport sets the size anew. */
async function growToContent(): Promise<void> {
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight)
}
