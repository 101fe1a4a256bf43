/** Sends messages to the other tabs of this browser. */
export interface TabChannel {
  readonly post: (message: unknown) => void
  /** @returns stops it */
  readonly watch: (listener: (message: unknown) => void) => () => void
}

/** The version is part of the name, because a tab that runs another release may send other messages. */
const CHANNEL_NAME = 'colonnade-changes-1'

export function createTabChannel(): TabChannel {
  const channel = new BroadcastChannel(CHANNEL_NAME)

  return {
    post: (message) => channel.postMessage(message),
    watch(listener) {
      const handle = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', handle)
      return () => channel.removeEventListener('message', handle)
    },
  }
}
