import { existsSync } from 'node:fs'

/** What keeps a headless Chromium quiet: no sandbox in containers, no calls of its own to the outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const USUAL_PLACE = '/usr/bin/chromium'

/** The runner puts the browser that it found into CHROMIUM; without either, Playwright's own download is used. */
function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return named
  return existsSync(USUAL_PLACE) ? USUAL_PLACE : undefined
}

/** The shell that the runner may have found: Chromium without windows, and so without notices. */
const shellPath = process.env['CHROMIUM_SHELL'] || undefined

const launch = (executablePath: string | undefined) =>
  executablePath === undefined ? { args } : { args, executablePath }

/** One way to start the browser for tests and the bench. */
export const browserLaunch = launch(shellPath ?? chromiumPath())

/** For what only a browser with windows has: notices. */
export const wholeBrowserLaunch = launch(chromiumPath())

/** Draws only the frames that it is told to; null where the browser cannot. */
export const slowFramesLaunch =
  shellPath === undefined
    ? null
    : {
        executablePath: shellPath,
        args: [...args, '--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'],
      }
