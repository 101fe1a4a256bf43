import { spawn } from 'node:child_process'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { Driver, Engine } from './driver.ts'
import { freePort } from './free-port.ts'
import { inTime } from './limited.ts'
import { startScreen } from './screen.ts'
import { webkitWindow } from './webkit-window.ts'

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const START_LIMIT_MS = 20_000
/** What a driver that stands still is left to end by itself. */
const QUIT_LIMIT_MS = 5_000

/** What no sandbox of a container and no graphics card need. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
}

/** WebKitGTK by Selenium: a driver and a browser of its own for each window, on a screen that nobody sees. */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startScreen()
  const windows = new Set<() => Promise<void>>()
  let ended: string | null = null
  let name = 'WebKitGTK'
  const end = (why: string) => void (ended ??= why)

  return {
    get name() {
      return name
    },
    gone: () => ended,
    open: async () => {
      const { driver, version, close } = await openWindow(screen.display, end)
      name = `WebKitGTK ${version}`
      const closeOnce = async () => {
        if (windows.delete(closeOnce)) await close()
      }
      windows.add(closeOnce)
      return { ...driver, close: closeOnce }
    },
    close: async () => {
      for (const close of windows) await close()
      screen.process.kill()
    },
  }
}

async function openWindow(display: string, end: (why: string) => void) {
  const port = await freePort()
  const program = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  })
  let isClosing = false
  program.once('exit', (code, signal) => {
    if (!isClosing) end(`its driver ended (${code ?? signal})`)
  })

  const web = await beginSession(port)
  const version = (await web.getCapabilities()).getBrowserVersion() ?? ''
  const driver: Driver = await webkitWindow(web, end)
  const close = async () => {
    isClosing = true
    await inTime(web.quit(), QUIT_LIMIT_MS, () => 'the driver did not quit').catch(() => undefined)
    program.kill()
  }
  return { driver, version, close }
}

/** The driver listens a moment after it began. */
async function beginSession(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT_MS
  while (!(await isReady(server))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const browser = { binary: MINI_BROWSER, args: ['--automation'] }
  const wanted = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', browser)
  return new Builder()
    .usingServer(server)
    .withCapabilities(wanted)
    .disableEnvironmentOverrides()
    .build()
}

const isReady = (server: string) =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
