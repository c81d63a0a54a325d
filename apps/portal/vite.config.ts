import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { drawnIcons } from './server/drawnIcons.ts'

/** styled-components writes vendor prefixes where it is asked to. Nobody asks: browsers of these years know the properties by their names. */
const withoutPrefixes: Plugin = {
  name: 'without-prefixes',
  enforce: 'pre',
  transform: (_code, id) => (id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value' : null),
}

/** react-router's package names its development build under every condition; beside it is the one without warnings. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
}

/**
 * A script that is loaded by name brings all it needs (below), so what Vite calls for each such load has only to tell of one that failed
 * (`app/chunkReload.ts`), and to wait for what is decided about it: a failure, or, where the page is left, an answer that never comes.
 */
const shortPreload: Plugin = {
  name: 'short-preload',
  apply: 'build',
  transform: (_code, id) =>
    id.endsWith('vite/preload-helper.js')
      ? `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError')
  event.payload = error
  dispatchEvent(event)
  if (!event.decided) throw error
  return event.decided
})`
      : null,
}

export default defineConfig({
  plugins: [react(), productionRouter, drawnIcons, withoutPrefixes, shortPreload],
  // A component's class names come from where it stands, not from the order of imports: the prerendered page has the same.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  resolve: {
    conditions: ['@portal/source', 'module', 'browser', 'development|production'],
    // Packages of the workspace stand beside two versions of TypeScript, and so beside two copies of what takes it for a peer.
    dedupe: ['react', 'react-dom', 'styled-components', 'valibot'],
  },
  build: {
    target: 'es2022',
    // A script that is loaded by name brings all it needs (hoistImports.ts): which file needs which is nowhere listed a second time.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []) },
    sourcemap: false,
    // Data URLs would hide assets from the server's cache rules.
    assetsInlineLimit: 0,
  },
})
