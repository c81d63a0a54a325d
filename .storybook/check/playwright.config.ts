import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { unpackedFolder } from './pictures.ts'

/** Every story and docs page of the static Storybook, as it is published. */
export default defineConfig({
  testDir: '.',
  testMatch: ['stories.spec.ts', 'toolbar.spec.ts', 'notices.spec.ts'],
  globalSetup: './buildStorybook.ts',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: join(unpackedFolder, '{arg}{ext}'),
  // The first story of a worker loads Storybook and makes a back end, which takes half a minute on a busy machine.
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  // On a busy machine a story may time out; a story that fails twice is broken.
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['../../scripts/summaryReporter.ts', { step: 'stories' }]],
  expect: {
    // Edges of letters and of round corners vary by a shade from run to run.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40 },
  },
  use: {
    // Not by a route of Playwright's, which would switch off the browser's cache.
    launchOptions: chromiumLaunch('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'),
  },
})
