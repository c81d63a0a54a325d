import { restoreAllMocks } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

let complaints: string[] = []

// Loads the font before the first story, because some components measure themselves when they open.
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

/** A story fails if it logs an error or a warning, such as React's in development. Pictures are taken elsewhere (.storybook/check). */
afterEach(({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  const heard = complaints
  vi.restoreAllMocks()
  restoreAllMocks()
  if (storyId) expect(heard, 'a story must not complain on the console').toEqual([])
})
