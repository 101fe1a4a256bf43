import { type Actions, Button, By, error, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { type Driver, keysOf, type Point, WINDOW } from './driver.ts'

const LIMIT_MS = 30_000
/** How long each part of a drag takes. */
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

/** A window of WebKitGTK, over WebDriver. */
export async function webkitWindow(web: WebDriver, end: (why: string) => void): Promise<Driver> {
  await web.manage().setTimeouts({ script: LIMIT_MS, pageLoad: LIMIT_MS })
  /** Tells an end of the browser from an answer of the page. */
  const told = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((trouble: unknown) => {
      if (isEnd(trouble)) end(String(trouble))
      throw trouble
    })
  const actions = () => web.actions({ async: false, bridge: false })
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { value, trouble } = await told(
      web.executeAsyncScript<{ value: T; trouble?: string }>(
        `const done = arguments[arguments.length - 1]
         Promise.resolve().then(() => (${expression})).then(
           (value) => done({ value }),
           (trouble) => done({ trouble: String(trouble?.stack ?? trouble) }))`,
      ),
    )
    if (trouble !== undefined) throw new Error(trouble)
    return value
  }
  let turned = 0
  const perform = (sequence: ReturnType<typeof actions>) => told(sequence.perform())

  const driver: Driver = {
    goto: (url) => told(web.get(url)),
    evaluate,
    click: (point) => perform(actions().move(at(point, 0)).press(Button.LEFT).release(Button.LEFT)),
    drag: async ([from, ...path]) => {
      const sequence = actions()
        .move(at(from ?? { x: 0, y: 0 }, 0))
        .press(Button.LEFT)
      for (const point of path) sequence.move(at(point, STEP_MS))
      await perform(sequence.release(Button.LEFT))
    },
    wheel: (point, down) => {
      const { x, y, origin } = at(point, 0)
      // This driver turns by what is more than the last time.
      turned += down
      return perform(wheelOf(actions()).scroll(x, y, 0, turned, origin))
    },
    press: async (chord) => {
      const keys = keysOf(chord).map((key) => KEYS[key] ?? key)
      const sequence = actions()
      for (const key of keys) sequence.keyDown(key)
      for (const key of keys.toReversed()) sequence.keyUp(key)
      await perform(sequence)
    },
    type: (text) => perform(actions().sendKeys(text)),
    attach: (selector, file) => told(web.findElement(By.css(selector)).sendKeys(file)),
    beforeDocuments: null,
    screenshot: async () => Buffer.from(await told(web.takeScreenshot()), 'base64'),
    complaints: null,
    close: () => web.quit(),
  }
  await fitWindow(web, evaluate)
  return driver
}

/** Its types know no wheel yet. */
type Wheel = Actions & {
  scroll(x: number, y: number, right: number, down: number, origin: Origin): Actions
}
const wheelOf = (actions: Actions) => actions as Wheel

const at = ({ x, y }: Point, duration: number) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: Origin.VIEWPORT,
})

/** The window's own bars are not the page's. */
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

const ENDS = [error.NoSuchSessionError, error.NoSuchWindowError]

/** Whether the browser or its driver is gone: nothing that a page could do by being wrong. */
const isEnd = (trouble: unknown) =>
  ENDS.some((kind) => trouble instanceof kind) || /ECONNREFUSED|ECONNRESET/.test(String(trouble))
