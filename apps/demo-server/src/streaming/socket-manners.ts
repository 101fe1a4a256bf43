/** How sockets are met. Only test controls change it, for tests of what a client then does. */
export interface SocketManners {
  /** The status that every handshake is refused with; null lets them in. */
  refusal: 401 | 404 | null
  /**
   * As before Mastodon 3.3: one stream to a socket, named in its address. A socket that names none is closed,
   * what it says is not heard, and messages do not say by which stream they came.
   */
  isSingleStream: boolean
}

export const openManners = (): SocketManners => ({ refusal: null, isSingleStream: false })
