import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { arePicturesCompared, readPictureRecord, recordPictures } from './pictures.ts'
import { storybookFolder } from './storybookFolder.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the static Storybook of a folder of settings. */
export function buildStatic(settings: string, output: string): void {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'build', '--config-dir', settings, '--output-dir', output, '--quiet', '--disable-telemetry'], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Builds the static Storybook as it is published. At the end of the run, new pictures are recorded. */
export default async function buildStorybook({ updateSnapshots }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  buildStatic(join(root, '.storybook'), storybookFolder)
  const since = Date.now()
  const browser = await browserVersion()
  if (updateSnapshots === 'changed' || updateSnapshots === 'all') return () => recordPictures(browser, since)
  const { browser: takenWith } = readPictureRecord()
  if (!arePicturesCompared) process.stdout.write(`Pictures are compared on Linux alone: on ${process.platform} none is.\n`)
  else if (browser !== takenWith) process.stdout.write(`Pictures were taken with Chromium ${takenWith}; this is ${browser}. They are compared all the same.\n`)
  return undefined
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch())
  const version = browser.version()
  await browser.close()
  return version
}
