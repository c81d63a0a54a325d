import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { picturedStories } from './picturedStories.ts'
import { arePicturesCompared, hashOf, noteSeenPicture, pictureFolder, readPictureRecord, unpackPicture } from './pictures.ts'
import { storybookFolder } from './storybookFolder.ts'
import { test, type Entry, type Workbench } from './workbench.ts'

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const pictured = picturedStories(Object.values(entries).filter(({ type }) => type === 'story'))
const taken = readPictureRecord()

for (const entry of Object.values(entries)) {
  test(`${entry.title}: ${entry.name} (${entry.id})`, async ({ workbench }) => {
    const { page } = workbench
    const { problems, isPictured, forcedColors } = await workbench.show(entry)
    expect(problems).toEqual([])
    if (!isPictured) return
    if (!arePicturesCompared) {
      test.info().annotations.push({ type: 'picture not compared' })
      return
    }
    const hasFilm = await workbench.story().evaluate(() => document.fonts.ready.then(() => document.querySelector('video') !== null))
    await workbench.comeToRest()
    await growToContent(workbench)
    await workbench.comeToRest()
    if (forcedColors) await page.emulateMedia({ forcedColors: 'active' })
    try {
      await comparePicture(workbench, pictureOf(entry), hasFilm)
    } finally {
      if (forcedColors) await page.emulateMedia({ forcedColors: 'none' })
    }
  })
}

test('one changed pixel, or one step of a color on a small surface, is a difference', async ({ workbench }) => {
  test.skip(!arePicturesCompared || isTakingPictures(), 'Pictures are not compared.')
  const entry = entries['elements-button--gallery']
  if (!entry) throw new Error('The story is gone.')
  await workbench.show(entry)
  await workbench.comeToRest()
  await comparePicture(workbench, pictureOf(entry), false)
  for (const change of ['padding: 1px 1px 0 0; background: #000', 'padding: 13px 13px 0 0; background: #00000001']) {
    const sheet = await workbench.story().addStyleTag({ content: `body::after { content: ''; position: fixed; inset: 0 auto auto 0; ${change} }` })
    await expect(comparePicture(workbench, pictureOf(entry), false, 2_000), change).rejects.toThrow()
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
  }
  await comparePicture(workbench, pictureOf(entry), false)
})

test('no deleted story has a picture', () => {
  const known = new Set(Object.values(entries).filter(({ id }) => pictured.has(id)).map(pictureOf))
  const gone = readdirSync(pictureFolder).filter((file) => file.endsWith('.webp') && !known.has(file))
  expect(gone).toEqual([])
})

/** The service worker of a closed page must not affect the next page (.storybook/public/mockServiceWorker.js). */
test('a story that calls the back end works at each of ten loads', async ({ freshWorkbench }) => {
  test.setTimeout(240_000)
  for (let times = 1; times <= 10; times += 1) expect(await freshWorkbench.load('portal-public-invite--temporary'), `load ${times}`).toEqual([])
})

/**
 * Compares a story's picture. Most pictures are equal in every byte, so that they needn't be decoded. Storybook stops the page's
 * animations; Playwright stops the browser's own, such as those of video controls, which still differ slightly from run to run.
 */
async function comparePicture(workbench: Workbench, file: string, hasFilm: boolean, patience = 20_000): Promise<void> {
  const { page } = workbench
  const take = async () => hashOf(await workbench.takePicture())
  if (!isTakingPictures() && (await take()) === taken.hashes[file] && existsSync(join(pictureFolder, file))) return
  await unpackPicture(file)
  const browser = page.context().browser()?.version() ?? ''
  const message = browser === taken.browser ? undefined : `${file} (taken with Chromium ${taken.browser}; this is ${browser})`
  // The height is measured repeatedly, because a part that appears late makes the page longer.
  await expect(async () => {
    await growToContent(workbench)
    for (const difference of hasFilm ? differences.ofFilm : differences.ofPage) {
      await expect(page, message).toHaveScreenshot(file.replace(/webp$/, 'png'), { ...difference, animations: hasFilm ? 'disabled' : 'allow', caret: 'initial', timeout: patience / 4 })
    }
  }).toPass({ timeout: patience })
  if (isTakingPictures()) noteSeenPicture(file, await take())
}

/** What a picture may differ by. */
const differences = {
  /** One visible pixel is a difference, and so is one step of a color on more than 150 pixels. Fewer can be edges of round corners, which differ by a few steps in some runs. */
  ofPage: [{ threshold: 0.05, maxDiffPixels: 0 }, { threshold: 0, maxDiffPixels: 150 }],
  ofFilm: [{ threshold: 0.2, maxDiffPixels: 40 }],
} as const

function isTakingPictures(): boolean {
  return ['changed', 'all'].includes(test.info().config.updateSnapshots)
}

/** Makes the window as high as the page. The next story sets its own size. */
async function growToContent({ page, story }: Workbench): Promise<void> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  const needed = await story().evaluate(() => document.documentElement.scrollHeight)
  if (needed <= height) return
  await page.setViewportSize({ width, height: needed })
  await story().evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** The file name of a story's picture. */
function pictureOf({ id }: Entry): string {
  return `${id.replaceAll('--', '-')}.webp`
}
