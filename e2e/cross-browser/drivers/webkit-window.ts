import { type Actions, Button, By, error, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { type Driver, splitChord, type Point, WINDOW } from './driver.ts'

const LIMIT_MS = 30_000
/** Duration of each step of a drag. */
const STEP_MS = 20

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Meta: Key.META,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
}

/** Creates the driver of a WebKitGTK window, over WebDriver. */
export async function createWebKitWindow(
  web: WebDriver,
  end: (why: string) => void,
): Promise<Driver> {
  await web.manage().setTimeouts({ script: LIMIT_MS, pageLoad: LIMIT_MS })
  /** Reports an exit of the browser and passes on every other error. */
  const reportExit = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((problem: unknown) => {
      if (isBrowserExit(problem)) end(String(problem))
      throw problem
    })
  const actions = () => web.actions({ async: false, bridge: false })
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { value, problem } = await reportExit(
      web.executeAsyncScript<{ value: T; problem?: string }>(
        `const done = arguments[arguments.length - 1]
         Promise.resolve().then(() => (${expression})).then(
           (value) => done({ value }),
           (problem) => done({ problem: String(problem?.stack ?? problem) }))`,
      ),
    )
    if (problem !== undefined) throw new Error(problem)
    return value
  }
  let scrolled = 0
  const perform = (sequence: ReturnType<typeof actions>) => reportExit(sequence.perform())

  const driver: Driver = {
    goto: (url) => reportExit(web.get(url)),
    evaluate,
    click: (point) =>
      perform(actions().move(toMoveOptions(point, 0)).press(Button.LEFT).release(Button.LEFT)),
    drag: async ([from, ...path]) => {
      const sequence = actions()
        .move(toMoveOptions(from ?? { x: 0, y: 0 }, 0))
        .press(Button.LEFT)
      for (const point of path) sequence.move(toMoveOptions(point, STEP_MS))
      await perform(sequence.release(Button.LEFT))
    },
    wheel: (point, down) => {
      const { x, y, origin } = toMoveOptions(point, 0)
      // WebKitWebDriver scrolls by the difference to the previous value.
      scrolled += down
      return perform(withWheel(actions()).scroll(x, y, 0, scrolled, origin))
    },
    press: async (chord) => {
      const keys = splitChord(chord).map((key) => KEYS[key] ?? key)
      const sequence = actions()
      for (const key of keys) sequence.keyDown(key)
      for (const key of keys.toReversed()) sequence.keyUp(key)
      await perform(sequence)
    },
    type: (text) => perform(actions().sendKeys(text)),
    attach: (selector, file) => reportExit(web.findElement(By.css(selector)).sendKeys(file)),
    addInitScript: null,
    screenshot: async () => Buffer.from(await reportExit(web.takeScreenshot()), 'base64'),
    readConsole: null,
    close: () => web.quit(),
  }
  await fitWindow(web, evaluate)
  return driver
}

/** The type definitions lack wheel actions. */
type Wheel = Actions & {
  scroll(x: number, y: number, right: number, down: number, origin: Origin): Actions
}
const withWheel = (actions: Actions) => actions as Wheel

const toMoveOptions = ({ x, y }: Point, duration: number) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: Origin.VIEWPORT,
})

/** Resizes the window so that the page gets the size `WINDOW` without the browser's own bars. */
async function fitWindow(web: WebDriver, evaluate: Driver['evaluate']): Promise<void> {
  const { width, height } = WINDOW
  const inner = await evaluate<{ width: number; height: number }>(
    '({ width: innerWidth, height: innerHeight })',
  )
  const rect = await web.manage().window().getRect()
  await web
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: rect.width + width - inner.width,
      height: rect.height + height - inner.height,
    })
}

const EXIT_ERRORS = [error.NoSuchSessionError, error.NoSuchWindowError]

/** Is true when the browser or its driver exited. A page cannot cause these errors. */
const isBrowserExit = (problem: unknown) =>
  EXIT_ERRORS.some((kind) => problem instanceof kind) ||
  /ECONNREFUSED|ECONNRESET/.test(String(problem))
