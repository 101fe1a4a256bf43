import { expect, openDeck, test } from './fixtures.ts'
import { column, post } from './page-objects.ts'

/** Longer than a test: the responses come when the faults are cleared. */
const HELD = { ms: 600_000, count: 20 }

test(
  'shows the post of the row at once, before the server responds',
  { tag: '@TH-01' },
  async ({ page, instance: { controls, url } }) => {
    const [opened = ''] = await controls.post({ acct: 'kwame', text: 'The tide table is wrong' })
    await controls.post({ acct: 'tomas', text: 'Which page?', draft: { inReplyToId: opened } })
    await openDeck(page, url)
    controls.delay({ path: `/api/v1/statuses/${opened}`, ...HELD })

    await post(column(page, 'Home').post('The tide table is wrong').first()).link.click()

    const thread = column(page, 'Post')
    await expect(thread.post('The tide table is wrong')).toBeVisible()
    await expect(thread.feed).toHaveAttribute('aria-busy', 'true')
    await expect(thread.region.getByRole('button', { name: 'Post', exact: true })).toBeFocused()
    controls.clearFaults()
    await expect(thread.post('Which page?')).toBeVisible()
    await expect(thread.feed).toHaveAttribute('aria-busy', 'false')
    await page.goBack()
    await expect(thread.region).toBeHidden()
  },
)

test(
  'shows the profile of the author of a row at once, before the server responds',
  { tag: '@ACC-01' },
  async ({ page, instance: { controls, url } }) => {
    await controls.post({ acct: 'kwame', text: 'The tide table is wrong' })
    await openDeck(page, url)
    controls.delay({ path: '/api/v1/accounts/', ...HELD })

    await column(page, 'Home')
      .post('The tide table is wrong')
      .first()
      .getByRole('link', { name: '@kwame' })
      .first()
      .click()

    const profile = column(page, '@kwame')
    await expect(profile.region.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(profile.posts).toHaveCount(0)
    controls.clearFaults()
    await expect(profile.posts.first()).toBeVisible()
  },
)
