import { expect, openDeck, test } from './fixtures.ts'
import { column } from './pages.ts'

test.describe(() => {
  // Of a post that is gone.
  test.use({ forgiven: /status of 404/ })

  test(
    'what was said before comes in above an opened post, which stays in view; one button opens and closes all warnings, who boosted it is a press away, and what is gone is said to be gone',
    { tag: ['@TH-01', '@TH-03', '@TH-05', '@TH-06', '@TH-07'] },
    async ({ page, instance: { controls, url } }) => {
      let parent: string | null = null
      for (let turn = 0; turn < 12; turn += 1) {
        const acct: string = turn % 2 === 0 ? 'kwame' : 'tomas'
        const [id = ''] = await controls.say({
          acct,
          text: `Turn ${turn} of a long talk about tide tables and who may read them`,
          draft: { inReplyToId: parent },
        })
        parent = id
      }
      const [question = ''] = await controls.say({ acct: 'kwame', text: 'How does it end?' })
      const draft = { inReplyToId: question, spoilerText: 'the ending' }
      await controls.say({ acct: 'tomas', text: 'It was the gardener', count: 2, draft })
      const [opened = ''] = await controls.say({ acct: 'kwame', text: 'The tide table is wrong' })
      await controls.say({ acct: 'tomas', text: 'Which page?', draft: { inReplyToId: opened } })
      await controls.boost('petra', opened)
      await openDeck(page, url)

      await test.step('what was said before comes in above an opened post, which stays in view', async () => {
        await column(page, 'Home').post('Turn 11 ').first().getByText('Turn 11 ').click()

        const thread = column(page, 'Post')
        const opened = thread.post('Turn 11 ')
        await expect(opened).toHaveAttribute('aria-posinset', '12')
        // Rows are as high as their text, lists scroll by whole pixels: one of some hundred may be out of view.
        await expect(opened).toBeInViewport({ ratio: 0.99 })
        // Not over the feed: its middle may be out of view, and would be scrolled into it.
        await opened.hover()
        // The list may still be putting the opened post in its place: a reader turns the wheel on.
        await expect(async () => {
          await page.mouse.wheel(0, -100)
          await expect(thread.post('Turn 10 ')).toBeInViewport({ timeout: 500 })
        }).toPass()
      })

      await test.step('one button opens and closes every warning of a thread', async () => {
        await column(page, 'Home').post('How does it end?').first().getByText('How does').click()
        const thread = column(page, 'Post')
        const endings = thread.region.getByText(/It was the gardener/)

        await thread.region.getByRole('button', { name: 'Show more for all' }).click()
        await expect(endings).toHaveCount(2)
        await expect(endings.last()).toBeVisible()

        await thread.region.getByRole('button', { name: 'Show less for all' }).click()
        await expect(endings).toHaveCount(0)
      })

      await test.step('an opened post shows its thread, and who boosted it is a press away', async () => {
        const calls: string[] = []
        page.on('request', (request) => calls.push(new URL(request.url()).pathname))

        await column(page, 'Home')
          .post('The tide table is wrong')
          .first()
          .getByText('wrong')
          .click()

        const thread = column(page, 'Post')
        await expect(thread.post('Which page?')).toBeVisible()
        const asked = calls.filter((path) => path.startsWith('/api/v1/statuses/'))
        expect(asked).toEqual([`/api/v1/statuses/${opened}/context`])
        await thread.region.getByRole('link', { name: '1 boost' }).click()
        const people = page.getByRole('list', { name: 'Boosted by' })
        await expect(people.getByRole('link', { name: '@petra' })).toBeVisible()
        expect(calls).toContain(`/api/v1/statuses/${opened}/reblogged_by`)
      })

      await test.step('a post that is gone says that it is not here, without an alert', async () => {
        await page.goto('/statuses/404404')

        await expect(page.getByText('Post not found')).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    },
  )
})
