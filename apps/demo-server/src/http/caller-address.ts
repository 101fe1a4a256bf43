import { isIPv6 } from 'node:net'

/**
 * What calls of one caller are counted under. A household has a whole /64 of IPv6, so the rest of such an address
 * tells nobody apart.
 *
 * @param address as a socket names it; undefined where there was no socket
 */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'nobody'
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
