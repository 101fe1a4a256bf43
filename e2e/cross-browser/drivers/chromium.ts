import { chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser-launch.ts'
import { type Driver, type Engine, WINDOW } from './driver.ts'

/** Launches Chromium with Playwright, over the DevTools protocol. */
export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch(browserLaunch)
  let ended: string | null = null
  browser.on('disconnected', () => (ended = 'the browser disconnected'))

  return {
    name: `Chromium ${browser.version()}`,
    getExitReason: () => ended,
    close: () => browser.close(),
    open: async () => {
      const context = await browser.newContext({
        viewport: WINDOW,
        locale: 'en-GB',
        permissions: ['notifications'],
      })
      await context.addInitScript(reportGranted)
      const page = await context.newPage()
      page.on('crash', () => (ended = 'the page crashed'))
      const messages: string[] = []
      page.on('console', (message) => {
        // A blank page requests nothing. A message here belongs to the icon of the previous page.
        if (page.url() === 'about:blank') return
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => messages.push(error.stack ?? error.message))
      const { mouse, keyboard } = page

      const driver: Driver = {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: ({ x, y }) => mouse.click(x, y),
        drag: async ([from, ...path]) => {
          await mouse.move(from?.x ?? 0, from?.y ?? 0)
          await mouse.down()
          for (const { x, y } of path) await mouse.move(x, y)
          await mouse.up()
        },
        wheel: async ({ x, y }, down) => {
          await mouse.move(x, y)
          await mouse.wheel(0, down)
        },
        press: (keys) => keyboard.press(keys),
        type: (text) => keyboard.type(text),
        attach: (selector, file) => page.setInputFiles(selector, file),
        addInitScript: async (content) => void (await page.addInitScript({ content })),
        screenshot: () => page.screenshot(),
        readConsole: () => messages.splice(0),
        close: () => context.close(),
      }
      return driver
    },
  }
}

/** Reports notifications as granted. Chromium's headless shell holds the permission but reports `denied`. */
function reportGranted(): void {
  if ('Notification' in window)
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
}
