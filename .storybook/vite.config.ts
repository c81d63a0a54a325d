import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const screenshots = join(import.meta.dirname, 'screenshots')

/** What Storybook builds with, and what the `storybook` project of vitest.config.ts extends. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    // Found up front: a dependency discovered in the middle of a run reloads the page under a story.
    entries: ['.storybook/preview.tsx', '.storybook/reference/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
    // It finds its .wasm beside its own file.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
  test: {
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A handful of pixels: the edges of letters and rounded corners vary by a shade when the machine is busy.
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 24 },
          screenshotOptions: { animations: 'disabled', caret: 'hide' },
          resolveScreenshotPath: ({ arg, ext }) => join(screenshots, `${arg}${ext}`),
        },
      },
    },
  },
})
