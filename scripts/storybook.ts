// `npm run storybook` opens Storybook for work. `npm run storybook -- build` writes the static build, which `npm test` checks and Chromatic publishes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [command = 'dev', ...rest] = process.argv.slice(2)
const given: Record<string, string[]> = {
  dev: ['--port', '6006', '--no-open'],
  build: ['--output-dir', 'storybook-static'],
}
const own = given[command]
if (!own) {
  console.error(`Unknown command "${command}". Choose \`npm run storybook\` or \`npm run storybook -- build\`.`)
  process.exit(2)
}
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
spawn(process.execPath, [storybook, command, ...own, '--disable-telemetry', ...rest], { cwd: root, stdio: 'inherit' }).once('close', (code) => process.exit(code ?? 1))
