import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { drawnIcons } from './server/drawnIcons.ts'

/** Turns off vendor prefixes of styled-components: supported browsers do not need them. */
const withoutPrefixes: Plugin = {
  name: 'without-prefixes',
  enforce: 'pre',
  transform: (_code, id) => (id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value' : null),
}

/** Uses the production build of react-router, whose package exports the development build under every condition. */
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
 * Shortens the function that Vite calls for each script that is loaded by name. Such a script imports all that it needs (below), so the
 * function only reports a failed load (`app/chunkReload.ts`) and waits for the decision: an error, or nothing while the user leaves the
 * page.
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
  // A component's class names depend on its file, not on the order of imports, so that the prerendered page has the same names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  resolve: {
    conditions: ['@portal/source', 'module', 'browser', 'development|production'],
    // Packages are deduplicated, because the workspace has two versions of TypeScript, and so two copies of packages with TypeScript as a peer.
    dedupe: ['react', 'react-dom', 'styled-components', 'valibot'],
  },
  build: {
    target: 'es2022',
    // Vite's own list of dependencies is off, because a script that is loaded by name imports all that it needs (hoistImports.ts).
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []) },
    sourcemap: false,
    // No asset becomes a data URL, because it would escape the server's cache rules.
    assetsInlineLimit: 0,
  },
})
