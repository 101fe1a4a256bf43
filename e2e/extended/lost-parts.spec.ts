import type { Locator, Page } from '@playwright/test'
import { manifest, reachable } from '../built-parts.ts'
import { expect, test } from '../fixtures.ts'
import {
  authorizePage,
  column,
  composer,
  deck,
  menuEntry,
  settingsDialog,
  signInScreen,
} from '../pages.ts'

/** A part that nobody waits for is fetched again after half a minute. */
const AGAIN_MS = 30_000

/** What asks the server of a kept sign-in. */
const ASKING = `/${manifest[Object.keys(manifest).find((key) => key.startsWith('_asking-'))!]!.file}`

interface Way {
  /** How often each part was asked for. */
  readonly asked: ReadonlyMap<string, number>
  lose(): void
  restore(): void
}

/** The way of each part that is fetched after the entry runs: what comes with it, nobody is there to ask for again. */
async function wayOfLateParts(page: Page): Promise<Way> {
  const own = reachable('index.html')
  const asked = new Map<string, number>()
  let isLost = true
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    return isLost && !own.has(pathname.slice(1)) ? route.abort() : route.continue()
  })
  return {
    asked,
    lose() {
      isLost = true
    },
    restore() {
      isLost = false
    },
  }
}

function again(page: Page): Locator {
  return page.getByRole('button', { name: 'Try again' })
}

test.use({
  forgiven: /Failed to load resource|did not arrive|dynamically imported|can be signed in yet/,
})

test(
  'where the parts of the program that come late are lost on their way the deck opens all the same, is live and obeys its keys as soon as they come, and a screen that was lost comes when it is asked for again',
  { tag: ['@BUN-04', '@STA-06'] },
  async ({ page, instance, elsewhere }) => {
    await page.goto(elsewhere.url)
    await signInScreen(page).server.fill(instance.url)
    await signInScreen(page).signIn.click()
    await authorizePage(page).authorize.click()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    const late = await wayOfLateParts(page)
    await page.clock.install()

    await page.reload()
    await expect.poll(() => late.asked.get(ASKING)).toBeGreaterThan(1)
    late.restore()
    await expect(async () => {
      await page.clock.fastForward(AGAIN_MS)
      await expect(deck(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect(column(page, 'Notifications').posts.first()).toBeVisible()
    await expect(composer(page).text).toBeVisible()
    await page.clock.fastForward(AGAIN_MS)
    await expect(column(page, 'Home').region.getByTitle('Live')).toBeAttached()
    await instance.controls.say({ acct: 'kwame', text: 'Still heard', count: 1 })
    await expect(column(page, 'Home').post('Still heard')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')

    late.lose()
    const { open, dialog } = settingsDialog(page)
    await open.click()
    await expect(again(page)).toBeVisible()
    late.restore()
    await again(page).click()
    await expect(dialog.getByRole('tab').first()).toBeVisible()
    await page.keyboard.press('Escape')

    late.lose()
    await menuEntry(page, 'Sign out')
    await expect(again(page)).toBeVisible()
    late.restore()
    await again(page).click()
    await expect(signInScreen(page).server).toBeVisible()
  },
)
