import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, post, settingsDialog } from './pages.ts'

const historyLength = (page: Page) => page.evaluate(() => history.length)
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('has-active-modals'))

test('a dialog is an entry of the history: Back closes it, and the page stays; closed by Escape or a reload it leaves no entry behind [MOD-03, MOD-04, MOD-05, MOD-06]', async ({
  signedIn,
}) => {
  await test.step('Back closes it, and the page stays', async () => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    const before = { url: signedIn.url(), length: await historyLength(signedIn) }
    const { open, dialog } = settingsDialog(signedIn)

    await open.click()
    await expect(dialog).toBeVisible()
    await expect.poll(() => historyLength(signedIn)).toBe(before.length + 1)
    expect(signedIn.url()).toBe(before.url)
    expect(await isMarked(signedIn)).toBe(true)
    await signedIn.goBack()

    await expect(dialog).toBeHidden()
    expect(signedIn.url()).toBe(before.url)
    expect(await isMarked(signedIn)).toBe(false)
    await expect(open).toBeFocused()
  })

  await test.step('closed by Escape it leaves nothing behind: Back goes to where the reader came from', async () => {
    const home = signedIn.url()
    await post(column(signedIn, 'Home').posts.first()).link.click()
    await expect(column(signedIn, 'Post').region).toBeVisible()
    const { open, dialog } = settingsDialog(signedIn)
    await open.click()
    await expect(dialog).toBeVisible()

    await signedIn.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
    await signedIn.goBack()

    await expect(column(signedIn, 'Post').region).toBeHidden()
    expect(signedIn.url()).toBe(home)
  })

  await test.step('after a reload no dialog is there, and none of its entries', async () => {
    const { open, dialog } = settingsDialog(signedIn)
    await open.click()
    await expect(dialog).toBeVisible()
    await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs)).toBe(1)

    await signedIn.reload()

    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
  })
})
