import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
export const peersFolder = join(import.meta.dirname, 'peers')

/**
 * Installs the compared libraries by their own lockfile, outside the workspace, so that a partner's install never includes them. Then
 * checks the types of the code that uses them, because `npm test` does not install them.
 */
export function installPeers(): void {
  const install = ['install', '--dir', peersFolder, '--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--loglevel=warn']
  execFileSync(process.execPath, [join(root, 'scripts/boot.mjs'), 'pnpm', ...install], { stdio: 'inherit' })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(peersFolder, 'tsconfig.json')], { stdio: 'inherit' })
}
