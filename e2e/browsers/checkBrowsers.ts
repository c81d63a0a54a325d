// `npm run check-browsers` visits the portal in each Firefox and WebKit of this machine, in a phone's size and in a dark desktop window.
// `npm test` uses only Chromium.
import { answerHelp } from '../../scripts/answerHelp.ts'
import { globSync } from 'node:fs'
import type { Seeds } from '../support/fixtures.ts'
import { openHostPages } from '../support/hostPages.ts'
import type { Release } from '../support/partnerFixtures.ts'
import { startPortalServer } from '../support/portalServer.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import { visit } from './visit.ts'

answerHelp('npm run check-browsers. README.md names what it needs.')

const browsers = [
  { name: 'Firefox', path: process.env['FIREFOX_PATH'] ?? globSync('/usr/bin/firefox{,-esr}')[0], open: openFirefox, toInstall: 'firefox-esr' },
  { name: 'WebKit', path: process.env['WEBKIT_DRIVER_PATH'] ?? globSync('/usr/bin/WebKitWebDriver')[0], open: openWebKit, toInstall: 'webkit2gtk-driver xvfb xauth' },
]
const windows = [{ width: 390, height: 844, isDark: false }, { width: 1280, height: 900, isDark: true }]

let [passed, failed] = [0, 0]
for (const { name, path, open, toInstall } of browsers) {
  if (path === undefined) {
    tell(`${name}: not on this machine (Debian: apt-get install ${toInstall}).`)
    continue
  }
  for (const { width, height, isDark } of windows) {
    const hosts = await openHostPages()
    const server = await startPortalServer({ PORTAL_PARTNERS: hosts.origin, PORTAL_FRAME_ANCESTORS: hosts.origin })
    const driver = await open(path, { isDark })
    try {
      const seeds = await read<Seeds>(`${server.address}/sandbox/api/seeds`)
      const release = await read<Release>(`${server.address}/embed/embed-manifest.json`)
      await driver.resize(width, height)
      tell(`${driver.version}, ${width} px${isDark ? ', dark' : ''}`)
      for (const [step, work] of visit) {
        const problem = await work({ driver, server, hosts, seeds, release }).then(() => null, String)
        tell(problem === null ? `  ✓ ${step}` : `  ✗ ${step}\n    ${problem}`)
        if (problem === null) passed += 1
        else failed += 1
      }
      for (const complaint of await driver.complaints()) tell(`    console: ${complaint}`)
    } finally {
      await driver.close()
      await server.stop()
      hosts.close()
    }
  }
}
tell(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function read<Answer>(address: string): Promise<Answer> {
  return (await (await fetch(address)).json()) as Answer
}
