import puppeteer, { type KeyInput } from 'puppeteer-core'
import { type Driver, type Engine, splitChord, WINDOW } from './driver.ts'

/** Grants notifications without a prompt and disables the browser's own background requests. */
const PREFERENCES = {
  'permissions.default.desktop-notification': 1,
  'intl.accept_languages': 'en-GB',
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'dom.push.connection.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}

/** Launches Firefox with Puppeteer, over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: WINDOW,
    protocolTimeout: 60_000,
  })
  let ended: string | null = null
  let isClosing = false
  const end = (why: string) => {
    if (!isClosing) ended ??= why
  }
  browser.process()?.once('exit', (code, signal) => end(`the browser exited (${code ?? signal})`))
  browser.on('disconnected', () => end('the browser disconnected'))

  return {
    name: (await browser.version()).replace('/', ' '),
    getExitReason: () => ended,
    close: async () => {
      isClosing = true
      await browser.close()
    },
    open: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const messages: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn')
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => {
        messages.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
      })
      const { mouse, keyboard } = page

      const driver: Driver = {
        goto: async (url) => void (await page.goto(url)),
        evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
        click: ({ x, y }) => mouse.click(x, y),
        drag: async ([from, ...path]) => {
          await mouse.move(from?.x ?? 0, from?.y ?? 0)
          await mouse.down()
          for (const { x, y } of path) await mouse.move(x, y)
          await mouse.up()
        },
        wheel: async ({ x, y }, down) => {
          await mouse.move(x, y)
          await mouse.wheel({ deltaY: down })
        },
        press: async (chord) => {
          const keys = splitChord(chord) as readonly KeyInput[]
          for (const key of keys) await keyboard.down(key)
          for (const key of keys.toReversed()) await keyboard.up(key)
        },
        type: (text) => keyboard.type(text),
        attach: async (selector, file) => {
          const input = await page.$(selector)
          if (input === null) throw new Error(`no file input ${selector}`)
          await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file)
        },
        addInitScript: async (script) => void (await page.evaluateOnNewDocument(script)),
        screenshot: async () => Buffer.from(await page.screenshot()),
        readConsole: () => messages.splice(0),
        close: () => context.close(),
      }
      return driver
    },
  }
}
