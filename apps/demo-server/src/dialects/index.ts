import type { SocketManners } from '../streaming/socket-guard.ts'
import { speakGotosocial } from './gotosocial.ts'
import type { Habit } from './habit.ts'
import { speakHollo } from './hollo.ts'
import { speakMastodon2019 } from './mastodon-2019.ts'
import { speakSnac } from './snac.ts'

/** Kinds of servers that the instance can speak like, so that clients meet their habits in tests. */
export const dialects = {
  gotosocial: speakGotosocial,
  hollo: speakHollo,
  snac: speakSnac,
  'mastodon-2019': speakMastodon2019,
} as const satisfies Readonly<Record<string, () => Habit>>

export type DialectName = keyof typeof dialects

/** How it meets sockets, where that is not as ever: two of them have none, one knows a single stream. */
export function socketsOf(dialect: DialectName | null): Partial<SocketManners> {
  if (dialect === 'hollo' || dialect === 'snac') return { refusal: 404 }
  return dialect === 'mastodon-2019' ? { isSingleStream: true } : {}
}

export const isDialect = (name: string): name is DialectName => name in dialects
