import { BlockList, isIP } from 'node:net'

/** Somebody would have the instance call what only this machine or its network can reach. */
export class ForbiddenPlace extends Error {
  constructor(address: string) {
    super(`${address} is no place for a push service`)
    this.name = 'ForbiddenPlace'
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What is not the public internet. @see https://www.iana.org/assignments/iana-ipv4-special-registry */
const inner = new BlockList()
const INNER_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** The first and the last three hold IPv4 addresses, so that anything could stand behind them. */
const INNER_6 = [
  ['::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const
for (const [net, prefix] of INNER_4) inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INNER_6) inner.addSubnet(net, prefix, 'ipv6')

/** @param address an IP address */
export function isForbiddenAddress(address: string, mayStayHere: boolean): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return loopback.check(address, family) ? !mayStayHere : inner.check(address, family)
}

/** Of a host that is an address itself, or always means this machine; names are looked up when something is sent. */
export function isForbiddenHost(hostname: string, mayStayHere: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isForbiddenAddress(host, mayStayHere)
  return /(?:^|\.)localhost$/i.test(host) && !mayStayHere
}
