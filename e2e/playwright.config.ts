import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  // Built once here, so that two workers do not build at the same time.
  globalSetup: './support/buildOnce.ts',
  outputDir: '../test-results',
  timeout: 40_000,
  expect: { timeout: 8000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
})
