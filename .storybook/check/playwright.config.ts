import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { unpackedFolder } from './pictures.ts'

/** Checks every story and docs page of the static Storybook, as it is published. */
export default defineConfig({
  testDir: '.',
  testMatch: ['stories.spec.ts', 'toolbar.spec.ts', 'notices.spec.ts'],
  globalSetup: './buildStorybook.ts',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: join(unpackedFolder, '{arg}{ext}'),
  // The timeout is long, because the first story of a worker loads Storybook and a back end, which takes half a minute on a busy machine.
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  // One retry, because a story may time out on a busy machine. A story that fails twice is broken.
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['../../scripts/summaryReporter.ts', { step: 'stories' }]],
  use: {
    // Other hosts are blocked by this flag, because a route of Playwright would turn off the browser's cache.
    // Only a tile that is drawn whole has the same pixels in each run. Round corners differ if Chromium draws only the changed part of a tile.
    launchOptions: chromiumLaunch('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-partial-raster', '--disable-skia-runtime-opts'),
  },
})
