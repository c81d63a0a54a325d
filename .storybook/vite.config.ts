import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledNotices, emitNotices } from '../apps/portal/server/bundledNotices.ts'
import { readPages } from './guides/readPages.ts'
import { readProperties } from './properties/readProperties.ts'
import { readAtBuild } from './readAtBuild.ts'
import { readRelease } from './reference/partners/readRelease.ts'
import { stepAsidePlugin } from './stepAside/stepAsidePlugin.ts'

const notices = bundledNotices()

/** Written by tools and tests, read by no story. By a plugin, as Storybook's server takes its own `server` in place of what stands below. */
const unwatched: Plugin = {
  name: 'unwatched',
  config: () => ({ server: { watch: { ignored: ['**/{.tools,.cache,dist,var,storybook-static,screenshots,test-results}/**'] } } }),
}

/** What Storybook builds with, and what the `storybook` project of vitest.config.ts extends. */
export default defineConfig({
  plugins: [react(), readAtBuild('properties/componentProperties.ts', 'componentProperties', readProperties), readAtBuild('guides/pages.ts', 'pages', readPages), readAtBuild('reference/partners/release.ts', 'release', readRelease), stepAsidePlugin(), unwatched, emitNotices(notices)],
  worker: { plugins: () => [notices.plugin] },
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    // Found up front: a dependency discovered in the middle of a run reloads the page under a story.
    entries: ['.storybook/preview.tsx', '.storybook/reference/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
    // It finds its .wasm beside its own file.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
})
