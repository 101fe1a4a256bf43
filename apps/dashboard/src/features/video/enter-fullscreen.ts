/**
 * Lets a player fill the screen. A telephone that grants that to films alone gets the film, with
 * controls of its own.
 *
 * @see VID-16
 */
export function enterFullscreen(frame: HTMLElement | null, media: HTMLMediaElement): void {
  if (frame !== null && 'requestFullscreen' in frame) {
    frame.requestFullscreen().catch(() => undefined)
    return
  }
  if ('webkitEnterFullscreen' in media && typeof media.webkitEnterFullscreen === 'function') {
    media.webkitEnterFullscreen()
  }
}
