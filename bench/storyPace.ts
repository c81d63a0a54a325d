import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildStatic } from '../.storybook/check/buildStorybook.ts'
import { select } from '../.storybook/check/inPage.ts'
import { storybookFolder } from '../.storybook/check/storybookFolder.ts'
import { openWorkbench, type Workbench } from '../.storybook/check/workbench.ts'
import { peersFolder } from './installPeers.ts'
import type { Table } from './printTable.ts'

const rounds = 3
const shownEach = 100

/**
 * Compares how many stories a second the static Storybook shows with a bare Storybook, whose stories are plain forms. Both check
 * accessibility and run play functions; the two take turns. The static Storybook must be built.
 */
export async function storyPace(browser: Browser): Promise<Table> {
  const bareFolder = mkdtempSync(join(tmpdir(), 'bare-storybook-'))
  try {
    buildStatic(join(peersFolder, 'storybook'), bareFolder)
    const sides = [
      { name: 'bare Storybook, plain forms', folder: bareFolder, ids: storiesOf(bareFolder), paces: [] as number[] },
      { name: 'our components', folder: storybookFolder, ids: storiesOf(storybookFolder, './packages/ui/'), paces: [] as number[] },
    ]
    for (let round = 0; round < rounds; round += 1) {
      for (const { folder, ids, paces } of sides) {
        const { workbench, close } = await openWorkbench(browser, folder)
        await workbench.load('none')
        paces.push(await paceOf(workbench, ids))
        await close()
      }
    }
    return {
      title: `Stories shown in a second, one after another in one page, with axe and play functions; ${shownEach} stories a round`,
      columns: ['', ...Array.from({ length: rounds }, (_, round) => `round ${round + 1}`)],
      rows: sides.map(({ name, paces }) => [name, ...paces.map((pace) => pace.toFixed(1))]),
    }
  } finally {
    rmSync(bareFolder, { recursive: true })
  }
}

/** The ids of the stories in a static Storybook, of files below `path` only if it is given. */
function storiesOf(folder: string, path = ''): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; type: string; importPath: string }> }
  return Object.values(entries).filter(({ type, importPath }) => type === 'story' && importPath.startsWith(path)).map(({ id }) => id)
}

/** Shows stories from the whole list, evenly spread or repeated, and returns how many a second ended. */
async function paceOf({ story }: Workbench, ids: readonly string[]): Promise<number> {
  const began = performance.now()
  for (let shown = 0; shown < shownEach; shown += 1) {
    const index = ids.length > shownEach ? Math.floor((shown * ids.length) / shownEach) : shown % ids.length
    await story().evaluate(select, { storyId: ids[index] ?? '', viewMode: 'story' })
  }
  return shownEach / ((performance.now() - began) / 1000)
}
