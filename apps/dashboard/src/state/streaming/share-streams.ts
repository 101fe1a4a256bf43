import type { StreamSharing, TabMessage } from '@colonnade/api-client/streaming'
import type { Session } from '../session.ts'

/** The version is part of the name, because a tab that runs another release may send other messages. */
const LOCK_NAME = 'colonnade-streams-1'

/**
 * Returns what the tabs of an account share its streams with; undefined on a page without locks, which has its own.
 *
 * @see BY-39
 */
export function createStreamSharing({ platform, key }: Session): StreamSharing | undefined {
  const { tabs, locks } = platform
  if (tabs === undefined || locks === undefined) return undefined
  return {
    tab: platform.uuid(),
    lockName: `${LOCK_NAME} ${key}`,
    locks,
    post: (stream) => tabs.post({ streamsOf: key, stream }),
    watch: (listener) =>
      tabs.watch((message) => {
        if (isStreamMessage(message) && message.streamsOf === key) listener(message.stream)
      }),
  }
}

/** Checks only the outline, because only this app posts to its channel. */
const isStreamMessage = (
  message: unknown,
): message is { readonly streamsOf: string; readonly stream: TabMessage } =>
  typeof message === 'object' && message !== null && 'streamsOf' in message
