import { chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser-launch.ts'
import { type Driver, type Engine, WINDOW } from './driver.ts'

/** Chromium by Playwright, over its DevTools protocol. */
export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch(browserLaunch)
  let ended: string | null = null
  browser.on('disconnected', () => (ended = 'the browser is gone'))

  return {
    name: `Chromium ${browser.version()}`,
    gone: () => ended,
    close: () => browser.close(),
    open: async () => {
      const context = await browser.newContext({
        viewport: WINDOW,
        locale: 'en-GB',
        permissions: ['notifications'],
      })
      await context.addInitScript(sayGranted)
      const page = await context.newPage()
      page.on('crash', () => (ended = 'the page crashed'))
      const complaints: string[] = []
      page.on('console', (message) => {
        // A blank page asks for nothing: the icon of the page before may still be on its way to it.
        if (page.url() === 'about:blank') return
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
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
        beforeDocuments: async (content) => void (await page.addInitScript({ content })),
        screenshot: () => page.screenshot(),
        complaints: () => complaints.splice(0),
        close: () => context.close(),
      }
      return driver
    },
  }
}

/** Chromium's headless shell holds the permission for notices, and says of itself that it was denied. */
function sayGranted(): void {
  if ('Notification' in window)
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
}
