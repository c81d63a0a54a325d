import { decodeQr } from '../support/decodeQr.ts'
import { scriptOf } from '../support/partnerFixtures.ts'
import type { PortalServer } from '../support/portalServer.ts'
import type { Seeds } from '../support/fixtures.ts'
import { administration } from './administration.ts'
import type { Driver } from './Driver.ts'
import { findByRole, lookForRole } from './findByRole.ts'
import type { Step } from './Step.ts'
import { until } from './until.ts'

/** The steps of a guest, a partner's page and an administrator, in order; the last one ends the server. */
export const visit: readonly Step[] = [
  ['a key shows its QR code and the doors that it opens', async ({ driver, seeds }) => {
    await driver.goTo(linkOf(seeds, 'Temporary'))
    await findByRole(driver, 'img', /^QR key/)
    await shownCode(driver)
  }],
  ['scan mode shows the same QR code, and Escape closes it', async ({ driver }) => {
    const code = await shownCode(driver)
    await (await findByRole(driver, 'button', 'Show full screen')).click()
    await findByRole(driver, 'dialog', /./)
    await until('the entry method in scan mode', async () => decodeQr(await driver.screenshot()) === code)
    await driver.press('Escape')
    await until('no dialog', async () => (await lookForRole(driver, 'dialog', /./)) === null)
  }],
  ['a recurring key creates a QR code and shows it after a reload', async ({ driver, seeds }) => {
    await driver.goTo(linkOf(seeds, 'Recurring'))
    await (await findByRole(driver, 'button', 'Generate QR code')).click()
    await findByRole(driver, 'img', /^QR key/)
    const code = await shownCode(driver)
    await driver.reload()
    await until('the same code', async () => decodeQr(await driver.screenshot()) === code)
  }],
  ['an ended key says so', async ({ driver, seeds }) => {
    await driver.goTo(linkOf(seeds, 'Temporary', 'expired'))
    await findByRole(driver, 'heading', /^This key ended/)
  }],
  ['the element shows a key in a partner’s page under the manifest’s policy', async ({ driver, server, hosts, seeds, release }) => {
    const policy = `default-src 'none'; base-uri 'none'; ${release.elements[0]?.contentSecurityPolicy.replace('{files}', server.address).replace('{portal}', server.address)}`
    await driver.goTo(hosts.add({ policy, head: scriptOf(release, server.address, 'portal-invite-card'), body: elementOf('portal-invite-card', server, seeds) }))
    await findByRole(driver, 'img', /^QR key/)
    // The element's second script contains scan mode.
    await (await findByRole(driver, 'button', 'Show full screen')).click()
    await findByRole(driver, 'dialog', /./)
    await driver.press('Escape')
  }],
  ['the frame shows a key in a partner’s page', async ({ driver, server, hosts, seeds, release }) => {
    await driver.goTo(hosts.add({ head: scriptOf(release, server.address, 'portal-invite-frame'), body: elementOf('portal-invite-frame', server, seeds) }))
    await shownCode(driver)
  }],
  ['an administrator signs in', async ({ driver, server }) => {
    await driver.goTo(`${server.address}/auth/login`)
    await (await findByRole(driver, 'textbox', 'Username')).type('dana.whitfield@whisperingpines.example')
    const [password] = await driver.find('return [document.querySelector("input[type=password]")]')
    await password?.type('sandbox1')
    await (await findByRole(driver, 'button', 'Log in')).click()
    await findByRole(driver, 'heading', 'Dashboard')
  }],
  ['users are listed, and nothing is wider than the window', async ({ driver, server }) => {
    await driver.goTo(`${server.address}/site/users`)
    await findByRole(driver, 'link', /Abbott-Villaseñor/)
    if (await driver.run<boolean>('return document.documentElement.scrollWidth > innerWidth')) throw new Error('The page is wider than the window.')
  }],
  ...administration,
  ['the last key is shown without its server', async ({ driver, server, seeds }) => {
    const link = linkOf(seeds, 'Temporary')
    await driver.goTo(link)
    const code = await shownCode(driver)
    await until('a kept page', () => driver.run<boolean>(isKept))
    await server.stop()
    await driver.goTo('about:blank')
    await driver.goTo(link)
    await until('the same code', async () => decodeQr(await driver.screenshot()) === code)
  }],
]

const linkOf = (seeds: Seeds, type: string, state = 'valid') => {
  const invite = seeds.invites.find((candidate) => candidate.type === type && candidate.state === state)
  if (!invite) throw new Error(`No ${type} invite that is ${state} is seeded.`)
  return invite.link
}

const elementOf = (name: string, server: PortalServer, seeds: Seeds) =>
  `<${name} base-url="${server.address}" invite-token="${new URL(linkOf(seeds, 'Temporary')).searchParams.get('d')}"></${name}>`

const shownCode = (driver: Driver) => until('a code that can be read', async () => decodeQr(await driver.screenshot()))

const isKept = `
  const registration = await navigator.serviceWorker.getRegistration()
  const paths = (await (await caches.open('portal-guest')).keys()).map(({ url }) => new URL(url).pathname)
  return registration?.active?.state === 'activated' && paths.includes('/Invite')`
