import type { Seeds } from '../support/fixtures.ts'
import type { HostPages } from '../support/hostPages.ts'
import type { Release } from '../support/partnerFixtures.ts'
import type { PortalServer } from '../support/portalServer.ts'
import type { Driver } from './Driver.ts'

export interface World {
  driver: Driver
  server: PortalServer
  hosts: HostPages
  seeds: Seeds
  release: Release
}

export type Step = readonly [name: string, work: (world: World) => Promise<void>]
