import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  // Built once here, so that two workers do not build at the same time.
  globalSetup: './support/buildOnce.ts',
  outputDir: '../test-results/journeys',
  // Long, for a busy machine; loadBudgets.spec.ts limits how long a page may take.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes only at a later try is listed as flaky at the end of `npm test`, and is a defect to fix. Three failures fail the run.
  retries: 2,
  forbidOnly: true,
  reporter: [['list'], ['../scripts/summaryReporter.ts', { step: 'journeys' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
})
