import { join } from 'node:path'
import type { Plugin } from 'vite'
import { plainIcon } from '../../../packages/ui/build/plainIcons.ts'

const library = join(import.meta.dirname, '../../../packages/ui')

/** Replaces icons of the library lucide with the drawings of the published library, so that no code of lucide is loaded. */
export const drawnIcons: Plugin = {
  name: 'drawn-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/.test(id) && code.includes('createLucideIcon(') ? plainIcon(code, library) : null),
}
