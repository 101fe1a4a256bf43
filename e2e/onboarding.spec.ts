import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column } from './pages.ts'

const introduction = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Colonnade' })

/** Lets the instance forget that the introduction was seen, as of somebody new. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? ''
    const answer = await fetch('/api/web/settings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
      body: JSON.stringify({ data: { onboarded: false } }),
    })
    return answer.status
  })

test(
  'somebody new is introduced once: read, turned by keys, and gone for good',
  { tag: '@MOD-15' },
  async ({ signedIn }) => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await expect(introduction(signedIn)).toBeHidden()
    expect(await forget(signedIn)).toBe(200)

    await signedIn.reload()
    const dialog = introduction(signedIn)
    await expect(dialog.getByRole('heading', { name: 'Everything side by side' })).toBeVisible()
    await signedIn.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Bookmarks' }).click()
    await dialog.getByRole('heading', { name: 'Build your deck' }).click()
    await signedIn.keyboard.press('ArrowRight')
    const saved = signedIn.waitForResponse((response) => response.url().endsWith('/web/settings'))
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(column(signedIn, 'Bookmarks').region).toBeVisible()
    await saved

    await signedIn.reload()
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await expect(column(signedIn, 'Bookmarks').region).toBeVisible()
    await expect(introduction(signedIn)).toBeHidden()
  },
)
