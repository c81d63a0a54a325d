import type { NodeSandbox } from '@portal/sandbox/node'

interface Introduced {
  /** This machine's own address of it. */
  address: string
  publicUrl: string | undefined
  databasePath: string
  seeds: Awaited<ReturnType<NodeSandbox['seeds']>>
}

/** Whether the sandbox's console is served: unless people of other machines may reach it. */
export function hasConsole(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
}

/** What a person needs to try the portal: each seeded sign-in, each invite link, and the console's address. */
export function introduce({ address, publicUrl, databasePath, seeds }: Introduced): string {
  const signIns = seeds.signIns.map(({ audience, username, password, lands }) => [audience, username, password, lands])
  const invites = seeds.invites.map(({ name, type, state, link }) => [name, `${type}, ${state}`, link])
  return [
    '',
    `Portal    ${publicUrl ?? address}`,
    ...(hasConsole(publicUrl) ? [`Sandbox   ${publicUrl ?? address}/sandbox   (gate simulator, clock, faults)`] : []),
    `Data      ${withoutPassword(databasePath)}`,
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

/** What stands on a terminal stays in its history. */
function withoutPassword(database: string): string {
  return database.replace(/^(\w+:\/\/[^/@:]*):[^/@]*@/, '$1@')
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
