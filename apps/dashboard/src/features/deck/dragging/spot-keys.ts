import type { SpotStep } from '@colonnade/domain/workspaces'

const ALONG = { ArrowLeft: 'start', ArrowRight: 'end' } as const
const MIRRORED = { ArrowLeft: 'end', ArrowRight: 'start' } as const
const UP_AND_DOWN = { ArrowUp: 'up', ArrowDown: 'down' } as const

/** Which way an arrow key leads, as the screen shows it; undefined for any other key. */
export function spotStep(code: string, isMirrored: boolean): SpotStep | undefined {
  const keys: Readonly<Record<string, SpotStep>> = {
    ...(isMirrored ? MIRRORED : ALONG),
    ...UP_AND_DOWN,
  }
  return keys[code]
}
