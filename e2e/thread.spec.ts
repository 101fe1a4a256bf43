import { expect, openDeck, test } from './fixtures.ts'
import { column } from './page-objects.ts'

test.describe(() => {
  // Response for a deleted post.
  test.use({ allowedErrors: /status of 404/ })

  test(
    'keeps an opened post in view, toggles all content warnings, and shows boosts and missing posts',
    { tag: ['@TH-01', '@TH-03', '@TH-05', '@TH-06', '@TH-07'] },
    async ({ page, instance: { controls, url } }) => {
      let parent: string | null = null
      for (let turn = 0; turn < 12; turn += 1) {
        const acct: string = turn % 2 === 0 ? 'kwame' : 'tomas'
        const [id = ''] = await controls.post({
          acct,
          text: `Turn ${turn} of a long talk about tide tables and who may read them`,
          draft: { inReplyToId: parent },
        })
        parent = id
      }
      const [question = ''] = await controls.post({ acct: 'kwame', text: 'How does it end?' })
      const draft = { inReplyToId: question, spoilerText: 'the ending' }
      await controls.post({ acct: 'tomas', text: 'It was the gardener', count: 2, draft })
      const [opened = ''] = await controls.post({ acct: 'kwame', text: 'The tide table is wrong' })
      await controls.post({ acct: 'tomas', text: 'Which page?', draft: { inReplyToId: opened } })
      await controls.boost('petra', opened)
      await openDeck(page, url)

      await test.step('keeps the opened post in view when its ancestors load above', async () => {
        await column(page, 'Home').post('Turn 11 ').first().getByText('Turn 11 ').click()

        const thread = column(page, 'Post')
        const opened = thread.post('Turn 11 ')
        await expect(opened).toHaveAttribute('aria-posinset', '12')
        // Row heights are fractional and lists scroll by whole pixels, so a hundredth of the post may be out of view.
        await expect(opened).toBeInViewport({ ratio: 0.99 })
        // Hovers the post and not the feed. The centre of the feed may be out of view and would be scrolled into it.
        await opened.hover()
        // The list may still be restoring the position of the opened post, so the wheel is turned repeatedly.
        await expect(async () => {
          await page.mouse.wheel(0, -100)
          await expect(thread.post('Turn 10 ')).toBeInViewport({ timeout: 500 })
        }).toPass()
      })

      await test.step('toggles every content warning of a thread with one button', async () => {
        await column(page, 'Home').post('How does it end?').first().getByText('How does').click()
        const thread = column(page, 'Post')
        const answers = thread.region.getByText(/It was the gardener/)

        await thread.region.getByRole('button', { name: 'Show more for all' }).click()
        await expect(answers).toHaveCount(2)
        await expect(answers.last()).toBeVisible()

        await thread.region.getByRole('button', { name: 'Show less for all' }).click()
        await expect(answers).toHaveCount(0)
      })

      await test.step('shows the thread of an opened post and the accounts that boosted it', async () => {
        const paths: string[] = []
        page.on('request', (request) => paths.push(new URL(request.url()).pathname))

        await column(page, 'Home')
          .post('The tide table is wrong')
          .first()
          .getByText('wrong')
          .click()

        const thread = column(page, 'Post')
        await expect(thread.post('Which page?')).toBeVisible()
        const statusRequests = paths.filter((path) => path.startsWith('/api/v1/statuses/'))
        expect(statusRequests).toEqual([`/api/v1/statuses/${opened}/context`])
        await thread.region.getByRole('link', { name: '1 boost' }).click()
        const people = page.getByRole('list', { name: 'Boosted by' })
        await expect(people.getByRole('link', { name: '@petra' })).toBeVisible()
        expect(paths).toContain(`/api/v1/statuses/${opened}/reblogged_by`)
      })

      await test.step('shows a message without an alert for a post that does not exist', async () => {
        await page.goto('/statuses/404404')

        await expect(page.getByText('Post not found')).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    },
  )
})
