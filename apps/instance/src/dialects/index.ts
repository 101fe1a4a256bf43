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

/** Those that open no socket for streaming. */
export const isSilent = (name: DialectName | null): boolean => name === 'hollo' || name === 'snac'

export const isDialect = (name: string): name is DialectName => name in dialects
