import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()], logLevel: 'warn', build: { chunkSizeWarningLimit: 5000, target: 'es2022' } })
