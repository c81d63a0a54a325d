import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { propertiesPlugin } from './properties/propertiesPlugin.ts'
import { stepAsidePlugin } from './stepAside/stepAsidePlugin.ts'

/** What Storybook builds with, and what the `storybook` project of vitest.config.ts extends. */
export default defineConfig({
  plugins: [react(), propertiesPlugin(), stepAsidePlugin()],
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    // Found up front: a dependency discovered in the middle of a run reloads the page under a story.
    entries: ['.storybook/preview.tsx', '.storybook/reference/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
    // It finds its .wasm beside its own file.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
})
