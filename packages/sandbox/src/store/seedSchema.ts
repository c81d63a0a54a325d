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

export const seedTables: readonly string[] = [
  `create table seed_sign_ins (username text primary key, password text not null, audience text not null, name text not null, lands text not null,
    position integer not null)`,
  `create table seed_invites (invite_id text primary key, token text not null, position integer not null)`,
  `create table seed_links (token text primary key, kind text not null, state text not null, who text not null, position integer not null)`,
]
