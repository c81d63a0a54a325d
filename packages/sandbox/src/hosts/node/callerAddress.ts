import { BlockList, isIP } from 'node:net'

/** The proxies before the server: their number, or their addresses and subnets (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[]

/** The caller's network address: the last entry of `X-Forwarded-For` that isn't a trusted proxy; empty if unknown. */
export function callerAddress(socket: string, forwardedFor: string | undefined, trusted: TrustedProxies): string {
  const path = [...(forwardedFor ?? '').split(',').map(withoutPort).filter((entry) => entry !== ''), socket]
  const caller = typeof trusted === 'number' ? path.at(-1 - trusted) : path.findLast(isUntrusted(trusted))
  const address = caller ?? path[0] ?? ''
  return isIP(address) === 0 ? '' : address
}

/** Makes a function that tells whether an address isn't trusted. Throws for an entry that is neither an address nor a subnet. */
export function isUntrusted(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : NaN, family)
  }
  return (address) => isIP(address) === 0 || !list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** An address without its port, which some proxies add: `203.0.113.9:5678`, `[2001:db8::1]:5678`. */
function withoutPort(entry: string): string {
  return entry.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
