import type { NodeSandbox, TrustedProxies } from '@portal/sandbox/node'

interface Introduced {
  /** The portal's address on this machine. */
  address: string
  publicUrl: string | undefined
  trustedProxies: TrustedProxies | undefined
  databasePath: string
  seeds: Awaited<ReturnType<NodeSandbox['seeds']>>
}

/** Whether other machines reach the server, through a proxy. */
export function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
}

/** The text on the terminal: each example sign-in, each invite link, and the console's address. */
export function introduce({ address, publicUrl, trustedProxies, databasePath, seeds }: Introduced): string {
  const signIns = seeds.signIns.map(({ audience, username, password, lands }) => [audience, username, password, lands])
  const invites = seeds.invites.map(({ name, type, state, link }) => [name, `${type}, ${state}`, link])
  return [
    '',
    `Portal    ${publicUrl ?? address}`,
    ...(isPublic(publicUrl) ? [] : [`Sandbox   ${publicUrl ?? address}/sandbox   (gate simulator, clock, faults)`]),
    `Data      ${withoutPassword(databasePath)}`,
    ...(isPublic(publicUrl) && trustedProxies === undefined ? ['Warning   Limits by network address are off: set TRUSTED_PROXIES to the number of proxies before this server.'] : []),
    '',
    'Sign-ins (user name, password, where it lands)',
    ...table(signIns),
    '',
    'Invite links',
    ...table(invites),
    '',
    'Mailed links',
    ...table(seeds.links.map(({ kind, state, who, link }) => [`${kind}, ${state}`, who, link])),
    '',
  ].join('\n')
}

/** The address of a database without its password, because a terminal keeps its text in its history. */
function withoutPassword(database: string): string {
  return database.replace(/^(\w+:\/\/[^/@:]*):[^/@]*@/, '$1@')
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
