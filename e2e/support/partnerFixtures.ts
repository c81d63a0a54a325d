import type { APIRequestContext } from '@playwright/test'
import { test as base, type Seeds } from './fixtures.ts'
import { type HostPages, openHostPages } from './hostPages.ts'
import { startPortalServer } from './portalServer.ts'

interface ReleasedFile {
  file: string
  integrity: string
}

export interface Release {
  version: string
  files: ReleasedFile[]
  elements: { name: string; script: string; contentSecurityPolicy: string }[]
}

interface Fixtures {
  /** The manifest of the release that the portal serves. */
  release: Release
}

interface WorkerFixtures {
  /** A site that the portal lists as a partner. */
  hosts: HostPages
  /** A site that the portal does not list. */
  strangers: HostPages
}

/**
 * The `test` of journeys with a portal and two other sites that embed its keys: a partner that the portal lists, and a site that it
 * doesn't.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hosts: [async ({}, use) => {
    const hosts = await openHostPages()
    await use(hosts)
    hosts.close()
  }, { scope: 'worker' }],
  strangers: [async ({}, use) => {
    const strangers = await openHostPages()
    await use(strangers)
    strangers.close()
  }, { scope: 'worker' }],
  server: [async ({ hosts }, use) => {
    const server = await startPortalServer({ PORTAL_PARTNERS: hosts.origin, PORTAL_FRAME_ANCESTORS: hosts.origin })
    await use(server)
    await server.stop()
  }, { scope: 'worker', timeout: 120_000 }],
  release: async ({ server, request }, use) => use(await readRelease(server.address, request)),
})

export { expect } from './fixtures.ts'

async function readRelease(address: string, request: APIRequestContext): Promise<Release> {
  return (await (await request.get(`${address}/embed/embed-manifest.json`)).json()) as Release
}

/** The token of a seeded link that is valid. */
export function tokenOf(seeds: Seeds, type: string): string {
  const invite = seeds.invites.find((candidate) => candidate.type === type && candidate.state === 'valid')
  if (!invite) throw new Error(`No valid ${type} invite is seeded.`)
  return new URL(invite.link, 'http://localhost').searchParams.get('d') ?? ''
}

/** The script element of a released file, with its hash from the manifest. */
export function scriptOf({ version, files }: Release, portal: string, element: string): string {
  const file = files.find((candidate) => candidate.file === `${element}.${version}.js`)
  if (!file) throw new Error(`The release has no ${element}.`)
  return `<script type="module" src="${portal}/embed/${file.file}" integrity="${file.integrity}" crossorigin="anonymous"></script>`
}
