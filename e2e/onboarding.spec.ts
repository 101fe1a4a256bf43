import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column } from './page-objects.ts'

const getIntroduction = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Colonnade' })

/** Resets the stored flag, so that the instance treats the account as new. */
const resetOnboarding = (page: Page) =>
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
  'shows the introduction once to a new account, with keyboard navigation',
  { tag: '@MOD-15' },
  async ({ signedIn }) => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await expect(getIntroduction(signedIn)).toBeHidden()
    expect(await resetOnboarding(signedIn)).toBe(200)

    await signedIn.reload()
    const dialog = getIntroduction(signedIn)
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
    await expect(getIntroduction(signedIn)).toBeHidden()
  },
)
