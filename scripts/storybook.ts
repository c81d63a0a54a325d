// `npm run storybook` starts Storybook. `npm run storybook -- build` writes the static build, which `npm test` checks and Chromatic publishes.
import { join } from 'node:path'
import { answerHelp } from './answerHelp.ts'

const root = join(import.meta.dirname, '..')
process.chdir(root)
answerHelp('npm run storybook | npm run storybook -- build')
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
// Storybook runs in this process, so that a signal ends it.
process.argv.splice(2, process.argv.length, command, ...own, '--disable-telemetry', ...rest)
await import(join(root, 'node_modules/storybook/dist/bin/dispatcher.js'))
