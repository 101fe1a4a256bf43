import type { SocketBehaviour } from '../streaming/socket-limiter.ts'
import { createGotosocialQuirk } from './gotosocial.ts'
import { createHolloQuirk } from './hollo.ts'
import { createMastodon2019Quirk } from './mastodon-2019.ts'
import type { Quirk } from './quirk.ts'
import { createSnacQuirk } from './snac.ts'

/** The servers that the instance can emulate, so that tests cover their quirks. */
export const emulations = {
  gotosocial: createGotosocialQuirk,
  hollo: createHolloQuirk,
  snac: createSnacQuirk,
  'mastodon-2019': createMastodon2019Quirk,
} as const satisfies Readonly<Record<string, () => Quirk>>

export type EmulationName = keyof typeof emulations

/**
 * Returns how a server handles sockets if it differs: two have no sockets, one has a single stream for each socket.
 */
export function getSocketBehaviour(dialect: EmulationName | null): Partial<SocketBehaviour> {
  if (dialect === 'hollo' || dialect === 'snac') return { refusal: 404 }
  return dialect === 'mastodon-2019' ? { isSingleStream: true } : {}
}

export const isEmulation = (name: string): name is EmulationName => name in emulations
