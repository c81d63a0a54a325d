import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Data URLs would hide assets from the server's cache rules.
    assetsInlineLimit: 0,
    manifest: true,
  },
})
