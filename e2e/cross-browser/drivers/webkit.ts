import { spawn } from 'node:child_process'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { withTimeout } from './command-timeout.ts'
import type { Driver, Engine } from './driver.ts'
import { findFreePort } from './free-port.ts'
import { startVirtualDisplay } from './virtual-display.ts'
import { createWebKitWindow } from './webkit-window.ts'

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const START_TIMEOUT_MS = 20_000
/** Time that a driver which does not respond gets to quit. */
const QUIT_TIMEOUT_MS = 5_000

/** Runs without a sandbox and without a graphics card, as in a container. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
}

/** Launches WebKitGTK with Selenium. Each window has its own driver and browser, on a virtual display. */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startVirtualDisplay()
  const windows = new Set<() => Promise<void>>()
  let ended: string | null = null
  let name = 'WebKitGTK'
  const end = (why: string) => void (ended ??= why)

  return {
    get name() {
      return name
    },
    getExitReason: () => ended,
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
  const port = await findFreePort()
  const program = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  })
  let isClosing = false
  program.once('exit', (code, signal) => {
    if (!isClosing) end(`its driver exited (${code ?? signal})`)
  })

  const web = await startSession(port)
  const version = (await web.getCapabilities()).getBrowserVersion() ?? ''
  const driver: Driver = await createWebKitWindow(web, end)
  const close = async () => {
    isClosing = true
    await withTimeout(web.quit(), QUIT_TIMEOUT_MS, () => 'the driver did not quit').catch(
      () => undefined,
    )
    program.kill()
  }
  return { driver, version, close }
}

/** Starts a WebDriver session once the driver accepts requests. */
async function startSession(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  const until = Date.now() + START_TIMEOUT_MS
  while (!(await isReady(server))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not respond')
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
