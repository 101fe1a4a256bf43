/** A place in the window, in CSS px from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One window of a browser, by what a hand and an eye can do there: the whole difference between engines. */
export interface Driver {
  /** Comes back once the document is loaded. */
  goto(url: string): Promise<void>
  /** The value of an expression of the page, or what its promise gives; it must be JSON. */
  evaluate<T>(expression: string): Promise<T>
  click(point: Point): Promise<void>
  /** Presses at the first point and lets go at the last. */
  drag(path: readonly Point[]): Promise<void>
  wheel(point: Point, down: number): Promise<void>
  /** A key by its name in `KeyboardEvent.key`, or a chord such as `Control+a`. */
  press(keys: string): Promise<void>
  /** Writes letter by letter where the caret is. */
  type(text: string): Promise<void>
  /** Chooses a file in the file input that `selector` finds, as the system's dialog would. */
  attach(selector: string, file: string): Promise<void>
  /** Runs in each document from now on, before its own scripts; null where the engine has no such means. */
  readonly beforeDocuments: ((script: string) => Promise<void>) | null
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>
  /**
   * What the console said as a warning or an error, and what nobody caught, since the last question; null where the
   * engine tells nobody outside, so that the page itself must.
   */
  readonly complaints: (() => readonly string[]) | null
  close(): Promise<void>
}

export interface Engine {
  /** Its name and version, for people. */
  readonly name: string
  /** A window of `WINDOW` that remembers nothing of any other. */
  open(): Promise<Driver>
  /** What ended the browser, or null while it lives: then a test that failed says nothing of the product. */
  gone(): string | null
  close(): Promise<void>
}

/** What every window shows at once, in CSS px. */
export const WINDOW = { width: 1280, height: 800 } as const

/** Keys of a chord, in the order in which they go down. */
export const keysOf = (chord: string): readonly string[] => chord.split(/(?<=.)\+/)
