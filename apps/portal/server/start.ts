// `npm start`: the built portal and its sandbox back end at one origin, on an SQLite file or on PostgreSQL.
import { isPostgresAddress } from '@portal/sandbox/node'
import { buildPortal } from './buildPortal.ts'
import { readSettings } from './readSettings.ts'
import { makeFolderOf } from './makeFolderOf.ts'
import { servePortal } from './servePortal.ts'
import { servePortalTogether } from './servePortalTogether.ts'

if (process.argv.includes('--help')) {
  console.log('Usage: npm start. docs/deploying.md lists the settings, such as PORT and SANDBOX_DB.')
  process.exit(0)
}
const { processes, ...settings } = await orStop(() => readSettings(process.env))
if (!isPostgresAddress(settings.databasePath)) await orStop(() => makeFolderOf(settings.databasePath))
const options = { ...settings, folder: await buildPortal() }
await orStop(() => (processes === 1 ? servePortal(options) : servePortalTogether(options, processes)))

/** An error that the operator can fix is printed as a sentence, without a stack. */
async function orStop<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
