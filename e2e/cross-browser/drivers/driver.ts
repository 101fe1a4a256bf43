/** A point in the window, in CSS px from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Drives one window of a browser. Everything that differs between engines is behind this interface. */
export interface Driver {
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page and awaits it. The value must be JSON. */
  evaluate<T>(expression: string): Promise<T>
  click(point: Point): Promise<void>
  /** Presses the mouse button at the first point and releases it at the last. */
  drag(path: readonly Point[]): Promise<void>
  wheel(point: Point, down: number): Promise<void>
  /** Presses a key by its name in `KeyboardEvent.key`, or a chord such as `Control+a`. */
  press(keys: string): Promise<void>
  /** Types letter by letter at the caret. */
  type(text: string): Promise<void>
  /** Selects a file in the file input that `selector` finds, as the file dialog of the system does. */
  attach(selector: string, file: string): Promise<void>
  /** Runs a script in every later document, before its own scripts. Null where the engine cannot do that. */
  readonly addInitScript: ((script: string) => Promise<void>) | null
  /** Takes a PNG of the window. */
  screenshot(): Promise<Buffer>
  /**
   * Returns the console warnings and errors and the uncaught errors since the previous call. Null where the engine
   * does not expose its console, so that the page has to collect them.
   */
  readonly readConsole: (() => readonly string[]) | null
  close(): Promise<void>
}

export interface Engine {
  /** Name and version of the engine, for messages. */
  readonly name: string
  /** Opens a window of the size `WINDOW` that shares no storage with other windows. */
  open(): Promise<Driver>
  /**
   * Returns why the browser exited, or null while it runs. A test that fails after an exit says nothing about the
   * product.
   */
  getExitReason(): string | null
  close(): Promise<void>
}

/** Size of the viewport, in CSS px. */
export const WINDOW = { width: 1280, height: 800 } as const

/** Splits a chord into its keys, in the order in which they are pressed. */
export const splitChord = (chord: string): readonly string[] => chord.split(/(?<=.)\+/)
