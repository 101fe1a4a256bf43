import { existsSync } from 'node:fs'

/** Flags for a headless Chromium: no sandbox in containers, no background requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const DEFAULT_PATH = '/usr/bin/chromium'

/** Returns the browser that the runner saved in CHROMIUM. Without it, Playwright uses its own download. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return named
  return existsSync(DEFAULT_PATH) ? DEFAULT_PATH : undefined
}

/** The headless shell that the runner may have found. It has no desktop notifications. */
const shellPath = process.env['CHROMIUM_SHELL'] || undefined

const createLaunchOptions = (executablePath: string | undefined) =>
  executablePath === undefined ? { args } : { args, executablePath }

/** The launch options for tests and the bench. */
export const browserLaunch = createLaunchOptions(shellPath ?? findChromium())

/** The launch options for tests of desktop notifications, which the headless shell does not have. */
export const fullBrowserLaunch = createLaunchOptions(findChromium())

/** Launch options for a browser that only renders frames on request; null when the browser cannot. */
export const slowFramesLaunch =
  shellPath === undefined
    ? null
    : {
        executablePath: shellPath,
        args: [...args, '--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'],
      }
