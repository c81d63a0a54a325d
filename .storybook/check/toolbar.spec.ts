import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { brands } from '../brands.ts'
import { portalToolbar } from '../portalToolbar.ts'
import { coverPairs } from './coverPairs.ts'
import { storybookFolder } from './storybookFolder.ts'
import { test, type Entry } from './workbench.ts'

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const screens = Object.values(entries).filter(({ type, title }) => type === 'story' && /^portal\/(?!Map)/.test(title))

// The settings of the toolbar, without the largest set of data, which takes seconds to create.
const offered = Object.entries(portalToolbar).map(([name, { items }]) => [name, items.map(({ value }) => value).filter((value) => value !== 'hundredThousandUsers')])
const rows = coverPairs({ ...Object.fromEntries(offered), theme: ['light', 'dark'], brand: Object.keys(brands), direction: ['ltr', 'rtl'], width: ['1280', '820', '390', '320'] })

/** Picks screens far apart in the list, so that similar screens get different settings. */
const screenAt = (at: number) => screens[(at * 37) % screens.length] as Entry

/** The screen to show. Pages of another account are left out, because they open the sign-in page in another document, which a story does not have. */
const screenOf = (at: number, fault: string | undefined): Entry =>
  fault === 'unauthorized' && screenAt(at).id.includes('another-account') ? screenOf(at + 1, fault) : screenAt(at)

// One part for each worker, because loading Storybook takes longer than showing several screens.
const parts = 2
for (let part = 0; part < parts; part += 1) {
  test(`screens as the toolbar turns them, part ${part + 1} of ${parts}`, async ({ freshWorkbench }) => {
    test.setTimeout(120_000)
    await freshWorkbench.load('none')
    for (const [at, { width = '', ...globals }] of rows.entries()) {
      if (at % parts !== part) continue
      const screen = screenOf(at, globals['fault'])
      const problems = await freshWorkbench.showTurned(screen, globals, Number(width))
      expect.soft(problems, `${screen.id}, ${Object.entries({ ...globals, width }).map((setting) => setting.join(' ')).join(', ')}`).toEqual([])
    }
  })
}
