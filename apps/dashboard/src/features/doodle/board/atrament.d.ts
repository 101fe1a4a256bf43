/** What is used of the library, which brings no types of its own. */
declare module 'atrament' {
  export const MODE_DISABLED: 'disabled'

  interface Place {
    readonly x: number
    readonly y: number
  }

  export default class Atrament {
    constructor(canvas: HTMLCanvasElement)
    color: string
    weight: number
    /** 0 to about 1: how far the line stays behind. */
    smoothing: number
    adaptiveStroke: boolean
    mode: 'disabled'
    beginStroke(x: number, y: number): void
    endStroke(x: number, y: number): void
    /**
     * Draws from where the line is to where the pen is, or not quite so far.
     *
     * @param pressure 0 to 1; 0.5 for what reports none
     * @returns where the line is now
     */
    draw(x: number, y: number, fromX: number, fromY: number, pressure?: number): Place
    clear(): void
    destroy(): void
  }
}
