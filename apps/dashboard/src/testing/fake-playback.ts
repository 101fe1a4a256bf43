import { vi } from 'vitest'

/** Makes media elements play and pause at once without playing anything. @returns the spies */
export function fakePlayback() {
  const fakeMethod = (name: 'play' | 'pause') =>
    function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: name === 'pause', configurable: true })
      this.dispatchEvent(new Event(name))
    }
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fakeMethod('play').call(this)
    return Promise.resolve()
  })
  const pause = vi
    .spyOn(HTMLMediaElement.prototype, 'pause')
    .mockImplementation(fakeMethod('pause'))
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  return { play, pause }
}

/** Returns the address of a video or sound that never finishes loading; for one element only. */
export const createEndlessVideoUrl = (): string => URL.createObjectURL(new MediaSource())

/** Dispatches a pointer event on a bar, `px` from its left end. */
export function dispatchPointer(bar: Element, type: 'down' | 'move' | 'up', px: number): void {
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
