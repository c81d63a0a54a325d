interface Seeds {
  signIns: { audience: string; username: string; password: string; lands: string }[]
  invites: { name: string; type: string; state: string; link: string }[]
  links: { kind: string; state: string; who: string; link: string }[]
}

interface FetchesRequests {
  fetch(request: Request): Response | Promise<Response>
}

/** What a person needs to try the portal: each seeded sign-in, each invite link, and the console's address. */
export async function introduce(address: string, databasePath: string, sandbox: FetchesRequests): Promise<string> {
  const answer = await sandbox.fetch(new Request(`${address}/sandbox/api/seeds`))
  const seeds = (await answer.json()) as Seeds
  const signIns = seeds.signIns.map(({ audience, username, password, lands }) => [audience, username, password, lands])
  const invites = seeds.invites.map(({ name, type, state, link }) => [name, `${type}, ${state}`, new URL(link, address).href])
  return [
    '',
    `Portal    ${address}`,
    `Sandbox   ${address}/sandbox   (gate simulator, clock, faults)`,
    `Data      ${databasePath}`,
    '',
    'Sign-ins (user name, password, where it lands)',
    ...table(signIns),
    '',
    'Invite links',
    ...table(invites),
    '',
    'Mailed links',
    ...table(seeds.links.map(({ kind, state, who, link }) => [`${kind}, ${state}`, who, new URL(link, address).href])),
    '',
  ].join('\n')
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
