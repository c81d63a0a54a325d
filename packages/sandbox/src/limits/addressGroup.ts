/**
 * The group of addresses that count as one caller: an IPv4 address, however it is written; the first half of an IPv6 address, since whoever
 * has one address of it has them all; and this machine, whichever of its loopback addresses it uses.
 */
export function addressGroup(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/, '')
  if (plain === '::1' || plain.startsWith('127.')) return 'loopback'
  return plain.includes(':') ? `${network(plain)}::/64` : plain
}

function network(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = Array.from({ length: Math.max(0, 8 - groups(head).length - groups(tail).length) }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
