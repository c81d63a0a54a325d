import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  // The portal is built once here, so that two workers do not build it at the same time.
  globalSetup: './support/buildOnce.ts',
  outputDir: '../test-results/journeys',
  // A text that is compared is beside its journey, and the same on every system.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // The timeout is long for busy machines. loadBudgets.spec.ts checks how fast pages load. LATENCY delays each of a journey's up to 150 answers.
  timeout: 90_000 + 150 * Number(process.env['LATENCY'] ?? 0),
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
