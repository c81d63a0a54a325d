import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { storybookFolder } from './storybookFolder.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the static Storybook as it is published, but for the tables of properties (.storybook/main.ts). */
export default function buildStorybook(): void {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', storybookFolder, '--quiet', '--disable-telemetry'], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_CHECK: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
