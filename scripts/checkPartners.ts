// `npm run check-packages`: packs the packages as for a release, installs them into partners' apps outside the workspace, builds and runs these.
// `-- --update` renews the apps' lockfile, `-- jest` runs apps with this name. scripts/checkPackages.ts, a step of `npm test`, checks what needs no registry.
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { createPortalServer } from '../apps/portal/server/createPortalServer.ts'
import { seedPassword } from '../packages/sandbox/src/index.ts'
import { openHostPages } from '../e2e/support/hostPages.ts'
import { answerHelp } from './answerHelp.ts'
import { buildPackage } from './packages/buildPackage.ts'
import { packPackage } from './packages/packPackage.ts'
import { partnerTrials } from './packages/partnerTrials.ts'
import { runIn } from './packages/runIn.ts'

const root = join(import.meta.dirname, '..')
const apps = join(import.meta.dirname, 'partners')
answerHelp('npm run check-packages -- [--update] [name of a trial] …')
const isUpdate = process.argv.includes('--update')
/** Parts of the names of the trials to run. Default: all trials. */
const wanted = process.argv.slice(2).filter((said) => !said.startsWith('--')).map((said) => said.toLowerCase())

const outside = mkdtempSync(join(tmpdir(), 'partners-'))
process.on('exit', () => rmSync(outside, { recursive: true, force: true }))
cpSync(apps, outside, { recursive: true, filter: (path) => !path.includes('node_modules') })
for (const name of ['domain', 'api-client', 'ui', 'embed']) {
  const folder = join(root, 'packages', name)
  const problem = await buildPackage(folder)
  if (problem) throw new Error(problem)
  packPackage(name, folder, join(outside, 'packed'))
}
await runIn(outside, [process.execPath, join(root, 'scripts/boot.mjs'), 'pnpm', 'install', '--dir', outside, '--ignore-scripts', isUpdate ? '--no-frozen-lockfile' : '--frozen-lockfile', '--loglevel=warn'], { isQuiet: false })
if (isUpdate) copyFileSync(join(outside, 'pnpm-lock.yaml'), join(apps, 'pnpm-lock.yaml'))

const hosts = await openHostPages()
const server = await createPortalServer({ folder: await buildPortal(), port: 0, databasePath: ':memory:', partnerOrigins: [hosts.origin], frameAncestors: [hosts.origin] })
const portal = { origin: server.address, username: 'dana.whitfield@whisperingpines.example', password: seedPassword }
let failed = 0
for (const { name, run } of partnerTrials(outside, root, portal, hosts)) {
  if (wanted.length > 0 && !wanted.some((part) => name.toLowerCase().includes(part))) continue
  const started = performance.now()
  try {
    const said = await run()
    console.log(`passed  ${name.padEnd(44)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${said}`)
  } catch (error) {
    failed += 1
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`)
  }
}
await server.close()
hosts.close()
process.exit(failed === 0 ? 0 : 1)
