import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'
import { testsOnPostgres } from './scripts/testsOnPostgres.ts'

const nodeConditions = ['@portal/source', 'node', 'module', 'default']
const conditions = ['@portal/source', 'module', 'browser', 'development|production']

/** Milliseconds. Two steps share the machine (scripts/test.ts): a test that computes for two seconds alone may need six. */
const testTimeout = 30_000

/** A function, because Vitest writes each project's name into its instances. Still and at one place, so that tests read the same everywhere. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    // Nobody presses anything for real here, and a film would wait for it.
    launchOptions: chromiumLaunch('--autoplay-policy=no-user-gesture-required'),
    contextOptions: { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/** Tests in Node. */
const node = {
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions } },
  // The world is seeded in Vitest's own environment, from the sources too: what was built may be old, or not there.
  environments: { __vitest__: { resolve: { conditions: nodeConditions } } },
  test: {
    environment: 'node' as const,
    // Nothing of ours keeps state in a module: a fresh worker for each of 150 files would take as long as their tests.
    isolate: false,
    testTimeout,
    server: { deps: { inline: ['jsencrypt'] } },
  },
}

async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    extends: '.storybook/vite.config.ts',
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    resolve: { conditions },
    test: { name: 'storybook', testTimeout, setupFiles: ['.storybook/vitest.setup.ts'], browser: { ...browser(), viewport: { width: 1280, height: 800 } } },
  }
}

/** Vitest reads every project before it leaves out those not asked for, and these take seconds to find. Storybook's testing panel names none. */
const areStoriesAsked = !process.argv.includes('--project') || process.argv.includes('storybook')

/**
 * `unit`: rules, contract and the sandbox, in Node.
 * `postgres`: tests of the sandbox once more, on PostgreSQL; some of them, or all with `npm run check-postgres` (scripts/testsOnPostgres.ts).
 * `components`: component tests that need a real browser.
 * `storybook`: every story, with its interactions, axe and React's warnings of development: what Storybook's own testing panel runs.
 *   `npm test` runs the stories as they are published (.storybook/check).
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: {
          ...node.test,
          name: 'unit',
          globalSetup: ['packages/sandbox/src/seededStore.setup.ts'],
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'apps/*/server/**/*.test.ts', 'scripts/**/*.test.ts', '.storybook/**/*.test.ts'],
        },
      },
      {
        ...node,
        test: {
          ...node.test,
          name: 'postgres',
          // A database is copied for each test, and each statement crosses a socket.
          testTimeout: 4 * testTimeout,
          globalSetup: ['packages/sandbox/src/seededStore.setup.ts', 'packages/sandbox/src/postgres.setup.ts'],
          include: testsOnPostgres(process.env['TEST_HOSTS']),
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        optimizeDeps: {
          // Found up front: a dependency discovered in the middle of a first run reloads the page under a test.
          entries: ['packages/{ui,embed}/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react', 'jsqr'],
          // It finds its .wasm beside its own file.
          exclude: ['@sqlite.org/sqlite-wasm'],
        },
        test: {
          name: 'components',
          testTimeout,
          // As in the browser journeys, a test that passes only at its second try is reported with “retry”. It is a defect to fix.
          retry: 1,
          expect: { poll: { timeout: testTimeout / 2 } },
          // Every page that shows a component loads the tokens: without them nothing stands where it stands for a person.
          setupFiles: ['packages/ui/src/theme/tokens.css'],
          include: ['packages/{ui,embed}/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      ...(areStoriesAsked ? [await stories()] : []),
    ],
  },
})
