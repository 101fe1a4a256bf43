import type { Driver } from './driver.ts'

/**
 * Longer than any command takes on a busy machine and shorter than the timeout of a test, so that the error names the
 * command.
 */
const COMMAND_TIMEOUT_MS = 25_000
/** For a document with all of its resources. */
const NAVIGATION_TIMEOUT_MS = 60_000
/** Longest list of arguments in an error message. Unit: characters. */
const MAX_ARGS_LENGTH = 120

/**
 * Wraps a driver so that every command fails with its own name when it times out.
 *
 * @param engine its name, for the error message
 */
export function withCommandTimeouts(driver: Driver, engine: string): Driver {
  const runCommand = <T>(
    name: string,
    args: readonly unknown[],
    command: () => Promise<T>,
    limitMs = COMMAND_TIMEOUT_MS,
  ) =>
    withTimeout(command(), limitMs, () => `${engine} did not finish ${name}(${formatArgs(args)})`)

  return {
    ...driver,
    goto: (url) => runCommand('goto', [url], () => driver.goto(url), NAVIGATION_TIMEOUT_MS),
    evaluate: (expression) =>
      runCommand('evaluate', [expression], () => driver.evaluate(expression)),
    click: (point) => runCommand('click', [point], () => driver.click(point)),
    drag: (path) => runCommand('drag', path, () => driver.drag(path)),
    wheel: (point, down) => runCommand('wheel', [point, down], () => driver.wheel(point, down)),
    press: (keys) => runCommand('press', [keys], () => driver.press(keys)),
    type: (text) => runCommand('type', [text], () => driver.type(text)),
    attach: (selector, file) =>
      runCommand('attach', [selector, file], () => driver.attach(selector, file)),
    screenshot: () => runCommand('screenshot', [], () => driver.screenshot()),
    close: () => runCommand('close', [], () => driver.close()),
  }
}

/** @throws the message of `why` if the promise takes longer than `limitMs` */
export async function withTimeout<T>(answer: Promise<T>, limitMs: number, why: () => string) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${why()} within ${limitMs / 1_000} seconds`)),
      limitMs,
    )
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const formatArgs = (args: readonly unknown[]) => {
  const text = args.map((each) => JSON.stringify(each)).join(', ')
  return text.length > MAX_ARGS_LENGTH ? `${text.slice(0, MAX_ARGS_LENGTH)}…` : text
}
