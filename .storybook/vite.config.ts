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

/** Folders that tools and tests write and no story reads. Set by a plugin, because Storybook replaces the `server` option below. */
const unwatched: Plugin = {
  name: 'unwatched',
  config: () => ({ server: { watch: { ignored: ['**/{.tools,.cache,dist,var,storybook-static,screenshots,test-results}/**'] } } }),
}

/** Drops packages' source maps, which are three times their code and delay every page. */
const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  apply: 'serve',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
}

/** What Storybook builds with, and what the `storybook` project of vitest.config.ts extends. */
export default defineConfig({
  plugins: [react(), propertiesPlugin(), readAtBuild('guides/pages.ts', 'pages', readPages), readAtBuild('reference/partners/release.ts', 'release', readRelease), readAtBuild('reference/contract/pagesOfCalls.ts', 'pagesOfCalls', pagesOfCalls), stepAsidePlugin(), unwatched, knownDependencies(), withoutMaps, emitNotices(notices)],
  worker: { plugins: () => [notices.plugin] },
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  // Storybook's own preview, and the back end of the stories.
  build: { chunkSizeWarningLimit: 1500 },
  optimizeDeps: {
    include: ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
    // It finds its .wasm beside its own file.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
})
