import type { LinksTable } from './linkSchema.ts'
import { integer, table, text, type RowOf } from './tables.ts'

export const seedTables = {
  /** The sign-ins that the console shows. */
  seed_sign_ins: table({
    username: text().key(),
    password: text(),
    audience: text(),
    name: text(),
    lands: text(),
    position: integer(),
  }),
  seed_invites: table({
    invite_id: text().key(),
    token: text(),
    position: integer(),
  }),
  seed_links: table({
    token: text().key(),
    kind: text<LinksTable['kind']>(),
    /** The state that the console shows until somebody uses the link. */
    state: text(),
    who: text(),
    position: integer(),
  }),
}

export type SeedLinksTable = RowOf<typeof seedTables.seed_links>
