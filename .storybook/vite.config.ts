import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledNotices, emitNotices } from '../apps/portal/server/bundledNotices.ts'
import { knownDependencies } from './dependencies/knownDependencies.ts'
import { readPages } from './guides/readPages.ts'
import { propertiesPlugin } from './properties/propertiesPlugin.ts'
import { pagesOfCalls } from '../scripts/pagesOfCalls.ts'
import { readAtBuild } from './readAtBuild.ts'
import { readRelease } from './reference/partners/readRelease.ts'
import { stepAsidePlugin } from './stepAside/stepAsidePlugin.ts'

const notices = bundledNotices()

/** Excludes folders that only tools and tests write from watching. A plugin sets this, because Storybook replaces the `server` option. */
const unwatched: Plugin = {
  name: 'unwatched',
  config: () => ({ server: { watch: { ignored: ['**/{.tools,.cache,dist,var,storybook-static,screenshots,test-results}/**'] } } }),
}

/** Removes the source maps of dependencies, which are three times as large as their code and delay every page. */
const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  apply: 'serve',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
}

/** The Vite settings of Storybook, which the `storybook` project of vitest.config.ts extends. */
export default defineConfig({
  plugins: [react(), propertiesPlugin(), readAtBuild('guides/pages.ts', 'pages', readPages), readAtBuild('reference/partners/release.ts', 'release', readRelease), readAtBuild('reference/contract/pagesOfCalls.ts', 'pagesOfCalls', pagesOfCalls), stepAsidePlugin(), unwatched, knownDependencies(), withoutMaps, emitNotices(notices)],
  worker: { plugins: () => [notices.plugin] },
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  // The limit is higher, because Storybook's own code and the stories' back end are large.
  build: { chunkSizeWarningLimit: 1500 },
  optimizeDeps: {
    include: ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
    // This package is excluded, because it looks for its .wasm file beside its own file.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
})
