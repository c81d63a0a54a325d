import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'
import { testsOnPostgres } from './scripts/testsOnPostgres.ts'

const nodeConditions = ['@portal/source', 'node', 'module', 'default']
const conditions = ['@portal/source', 'module', 'browser', 'development|production']

/** The time limit of a test in milliseconds. Two steps share the machine (scripts/test.ts), so a test that takes two seconds alone may take six. */
const testTimeout = 30_000

/** A browser for tests, with reduced motion, one language and one time zone. This is a function, because Vitest writes each project's name into its object. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    // Videos may play without a press, because tests press by script.
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
  // The set-up that creates the example data also runs from the sources, because built files may be old or missing.
  environments: { __vitest__: { resolve: { conditions: nodeConditions } } },
  test: {
    environment: 'node' as const,
    // Test files share workers, because a new worker for each of 150 files would take as long as the tests. No module of this project keeps state.
    isolate: false,
    testTimeout,
    // The default of one second is too short for a loaded machine.
    expect: { poll: { timeout: testTimeout / 2 } },
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

/** Whether to include the stories. Vitest reads every project, even those that the command leaves out, and the stories take seconds to read. Storybook's testing panel names no project. */
const areStoriesAsked = !process.argv.includes('--project') || process.argv.includes('storybook')

/**
 * `unit`: rules, contract and the sandbox, in Node.
 * `postgres`: tests of the sandbox once more, on PostgreSQL; some of them, or all with `npm run check-postgres` (scripts/testsOnPostgres.ts).
 * `components`: component tests that need a real browser.
 * `storybook`: every story, with its interactions, axe and React's development warnings, as Storybook's testing panel runs them.
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
          // Vite finds dependencies before the first test, because a dependency that is found later reloads the page during a test.
          entries: ['packages/{ui,embed}/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react', 'jsqr'],
          // This package is excluded, because it looks for its .wasm file beside its own file.
          exclude: ['@sqlite.org/sqlite-wasm'],
        },
        test: {
          name: 'components',
          testTimeout,
          // As in the browser journeys, a test that passes only at its second try is reported with “retry”. It is a defect to fix.
          retry: 1,
          expect: { poll: { timeout: testTimeout / 2 } },
          // The tests load the tokens' stylesheet, as every page with components does, because the layout depends on it.
          setupFiles: ['packages/ui/src/theme/tokens.css'],
          include: ['packages/{ui,embed}/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      ...(areStoriesAsked ? [await stories()] : []),
    ],
  },
})
