import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer, post, rail } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

const search = (page: Page) => {
  const { region, posts } = column(page, 'Search')
  return { region, posts, field: region.getByRole('textbox', { name: 'Search' }) }
}

test(
  'an address of elsewhere is looked up, and what was looked for is offered again; where one column shows an answer puts the composer in place of what was found, and the field brings it back',
  { tag: '@SRC-04' },
  async ({ page, instance }) => {
    await takeSignIn(page.context(), instance.url)

    await test.step('an address of elsewhere is looked up, and what was looked for is offered again', async () => {
      await page.goto('/search')
      const { region, field } = search(page)
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

    await test.step('where one column shows at a time an answer puts the composer in place of what was found; the field brings it back', async () => {
      await page.setViewportSize({ width: 600, height: 900 })
      await page.goto('/search?q=ferry')
      const { posts, field } = search(page)
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
