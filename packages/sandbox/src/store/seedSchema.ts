import type { LinksTable } from './linkSchema.ts'

/** The sign-ins that the console shows. */
interface SeedSignInsTable {
  username: string
  password: string
  audience: string
  name: string
  lands: string
  position: number
}

interface SeedInvitesTable {
  invite_id: string
  token: string
  position: number
}

export interface SeedLinksTable {
  token: string
  kind: LinksTable['kind']
  /** The state that the console shows until somebody uses the link. */
  state: string
  who: string
  position: number
}

export interface SeedTables {
  seed_sign_ins: SeedSignInsTable
  seed_invites: SeedInvitesTable
  seed_links: SeedLinksTable
}
