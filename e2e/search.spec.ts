import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer, post, rail } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

const getSearch = (page: Page) => {
  const { region, posts } = column(page, 'Search')
  return { region, posts, field: region.getByRole('textbox', { name: 'Search' }) }
}

test(
  'finds a remote account by URL, lists recent searches, and keeps results while replying in one column',
  { tag: '@SRC-04' },
  async ({ page, instance }) => {
    await restoreSignIn(page.context(), instance.url)

    await test.step('finds a remote account by URL and lists it among recent searches', async () => {
      await page.goto('/search')
      const { region, field } = getSearch(page)
      await expect(field).toBeFocused()

      await field.fill('https://sternwarte.example/@lena')
      await field.press('Enter')
      await expect(region.getByRole('link', { name: /@lena@sternwarte\.example$/ })).toBeVisible()
      await field.press('Escape')

      const recent = region.getByRole('list', { name: 'Recent searches' })
      await recent
        .getByRole('button', { name: 'https://sternwarte.example/@lena', exact: true })
        .click()
      await expect(region.getByRole('link', { name: /@lena@sternwarte\.example$/ })).toBeVisible()
    })

    await test.step('replaces the results by the composer in one column and restores them on Search', async () => {
      await page.setViewportSize({ width: 600, height: 900 })
      await page.goto('/search?q=ferry')
      const { posts, field } = getSearch(page)
      const found = posts.first()
      await expect(found).toBeVisible()

      await post(found).action('Reply').click()

      await expect(composer(page).text).toBeVisible()
      await expect(found).toBeHidden()
      await rail(page).getByRole('link', { name: 'Search' }).click()
      await expect(field).toBeFocused()
      await expect(found).toBeVisible()
      await expect(field).toHaveValue('ferry')
      await field.press('Escape')
      await expect(found).toBeHidden()
      await expect(field).toHaveValue('')
    })
  },
)
