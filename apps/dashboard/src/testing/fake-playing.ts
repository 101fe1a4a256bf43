import { vi } from 'vitest'

/** Media elements obey and say so at once; nothing is heard. @returns what they were told */
export function fakePlaying() {
  const said = (name: 'play' | 'pause') =>
    function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: name === 'pause', configurable: true })
      this.dispatchEvent(new Event(name))
    }
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    said('play').call(this)
    return Promise.resolve()
  })
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(said('pause'))
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  return { play, pause }
}

/** A film or a sound that goes on arriving for ever; for one element only. */
export const endlessFilm = (): string => URL.createObjectURL(new MediaSource())

/** Presses a bar at so many px from its left end, or moves, or lets go. */
export function pull(bar: Element, type: 'down' | 'move' | 'up', px: number): void {
  const { left, top, height } = bar.getBoundingClientRect()
  bar.dispatchEvent(
    new PointerEvent(`pointer${type}`, {
      bubbles: true,
      clientX: left + px,
      clientY: top + height / 2,
      pointerId: 1,
    }),
  )
}
