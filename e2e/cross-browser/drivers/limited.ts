import type { Driver } from './driver.ts'

/** More than any command takes on a busy machine, and less than a journey's patience: so the command is what is told. */
const LIMIT_MS = 25_000
/** A document with all that it brings along. */
const GOTO_LIMIT_MS = 60_000
/** How much of what was asked is told. */
const TOLD_LENGTH = 120

/**
 * The same window, of which every command that stands still fails, and says which it was.
 *
 * @param engine its name, for people
 */
export function limited(driver: Driver, engine: string): Driver {
  const within = <T>(
    name: string,
    args: readonly unknown[],
    command: () => Promise<T>,
    limitMs = LIMIT_MS,
  ) => inTime(command(), limitMs, () => `${engine} stood still in ${name}(${told(args)})`)

  return {
    ...driver,
    goto: (url) => within('goto', [url], () => driver.goto(url), GOTO_LIMIT_MS),
    evaluate: (asked) => within('evaluate', [asked], () => driver.evaluate(asked)),
    click: (point) => within('click', [point], () => driver.click(point)),
    drag: (path) => within('drag', path, () => driver.drag(path)),
    wheel: (point, down) => within('wheel', [point, down], () => driver.wheel(point, down)),
    press: (keys) => within('press', [keys], () => driver.press(keys)),
    type: (text) => within('type', [text], () => driver.type(text)),
    attach: (selector, file) =>
      within('attach', [selector, file], () => driver.attach(selector, file)),
    screenshot: () => within('screenshot', [], () => driver.screenshot()),
    close: () => within('close', [], () => driver.close()),
  }
}

/** @throws what `why` says, if the answer takes longer than `limitMs` */
export async function inTime<T>(answer: Promise<T>, limitMs: number, why: () => string) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${why()} for ${limitMs / 1_000} seconds`)), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const told = (args: readonly unknown[]) => {
  const text = args.map((each) => JSON.stringify(each)).join(', ')
  return text.length > TOLD_LENGTH ? `${text.slice(0, TOLD_LENGTH)}…` : text
}
