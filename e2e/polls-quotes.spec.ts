import { expect, test } from './fixtures.ts'
import { column } from './page-objects.ts'

test(
  'opens a quoted post from its quote, and shows poll results after a vote',
  { tag: ['@BY-05', '@BY-06'] },
  async ({ signedIn, instance }) => {
    const home = column(signedIn, 'Home')
    await expect(home.posts.first()).toBeVisible()
    const [quoted = ''] = await instance.controls.post({
      acct: 'kwame',
      text: 'Saturn tonight at nine',
    })
    await instance.controls.post({
      acct: 'kwame',
      text: 'Bring a coat',
      draft: { quote: { id: quoted } },
    })
    await instance.controls.post({
      acct: 'kwame',
      text: 'Where to put the bench?',
      draft: {
        poll: {
          options: [
            { title: 'By the net lofts', votes: 3 },
            { title: 'Under the crane', votes: 0 },
          ],
          expiresAt: new Date(Date.now() + 3_600_000),
          multiple: false,
          voters: 3,
        },
      },
    })

    await test.step('shows a quote below the text of a post and opens the quoted post', async () => {
      const row = home.post('Bring a coat')
      const quote = row.getByRole('blockquote')
      await expect(quote).toContainText('Saturn tonight at nine')
      await expect(row).not.toContainText('RE:')

      await quote.getByText('Saturn tonight at nine').click()

      const thread = column(signedIn, 'Post')
      await expect(thread.post('Saturn tonight at nine').first()).toBeVisible()
      expect(new URL(signedIn.url()).pathname).toBe(`/statuses/${quoted}`)
    })

    await test.step('shows the results of a poll after a vote', async () => {
      const poll = home.post('Where to put the bench?').getByRole('group', { name: 'Poll' })

      await poll.getByRole('radio', { name: 'Under the crane' }).check()
      await poll.getByRole('button', { name: 'Vote', exact: true }).click()

      const chosen = poll.getByRole('listitem').filter({ hasText: 'Under the crane' })
      await expect(chosen).toContainText('your vote')
      await expect(chosen).toContainText('25%')
      await expect(poll.getByRole('radio')).toHaveCount(0)
      await signedIn.reload()
      await expect(chosen).toContainText('your vote')
    })
  },
)
