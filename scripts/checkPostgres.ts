// `npm run check-postgres`: runs every test of the sandbox on PostgreSQL. `-- importing` runs only tests with that word in their path; other options are Vitest's.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'postgres', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, [...process.execArgv, ...vitest], { cwd: root, env: { ...process.env, TEST_HOSTS: 'postgres' }, stdio: 'inherit' })
process.exit(status ?? 1)
