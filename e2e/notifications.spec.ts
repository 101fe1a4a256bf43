import { expect, test } from './fixtures.ts'
import { column } from './page-objects.ts'

interface ListedNotification {
  readonly type: string
}

test(
  'deletes selected notifications and clears all of them, each after a confirmation',
  { tag: ['@NTF-06', '@NTF-09', '@NTF-11'] },
  async ({ signedIn, instance }) => {
    await test.step('deletes selected notifications after a confirmation', async () => {
      const { region, post } = column(signedIn, 'Notifications')
      const button = (name: string) => region.getByRole('button', { name, exact: true })
      for (const text of ['@mira one for the bin', '@mira one to keep']) {
        await instance.controls.post({ acct: 'kwame', text })
      }
      await expect(post('one to keep')).toBeVisible()

      await button('Clear selectively').click()
      await post('one for the bin').click({ force: true })
      await expect(region.getByRole('checkbox', { name: 'Select', checked: true })).toHaveCount(1)
      await button('Delete selected').click()
      const question = signedIn.getByRole('alertdialog', { name: 'Delete 1 notification?' })
      await question.getByRole('button', { name: 'Delete' }).click()

      await expect(post('one for the bin')).toBeHidden()
      await button('Clear selectively').click()
      await expect(region.getByRole('checkbox', { name: 'Select' })).toHaveCount(0)
      await signedIn.reload()
      await expect(post('one to keep')).toBeVisible()
      await expect(post('one for the bin')).toBeHidden()
    })

    await test.step('clears all notifications after a confirmation', async () => {
      const { region, posts, post } = column(signedIn, 'Notifications')
      await instance.controls.post({ acct: 'kwame', text: '@mira hello there' })
      await expect(post('hello there')).toBeVisible()

      await region.getByRole('button', { name: 'Clear selectively' }).click()
      await region.getByRole('button', { name: 'Clear all' }).click()
      const question = signedIn.getByRole('alertdialog', { name: 'Clear all notifications?' })
      await question.getByRole('button', { name: 'Clear', exact: true }).click()

      await expect(posts).toHaveCount(0)
      await signedIn.reload()
      await expect(region.getByText('Nothing here yet')).toBeVisible()
    })
  },
)

test(
  'groups favourites of one post, and filters notifications by type on the server, also after a reload',
  { tag: ['@BY-09', '@NTF-04', '@NTF-05'] },
  async ({ signedIn, instance }) => {
    await test.step('groups five favourites of one post into one row', async () => {
      const { post } = column(signedIn, 'Notifications')
      const [id = ''] = await instance.controls.post({ acct: 'mira', text: 'Five boats are back' })
      const people = ['kwame', 'hanne', 'petra', 'oskar', 'tomas']

      for (const acct of people) await instance.controls.favourite(acct, id)

      await expect(post('Five boats are back')).toHaveCount(1)
      await expect(post('Five boats are back')).toContainText(/and 4 others favourited your post/)
    })

    await test.step('requests and shows one type of notification, and keeps the filter after a reload', async () => {
      const { region, posts, post, settings } = column(signedIn, 'Notifications')
      const kind = (name: string) =>
        region.getByRole('tablist', { name: 'Show' }).getByRole('tab', { name, exact: true })
      await instance.controls.post({ acct: 'kwame', text: '@mira for you alone' })
      await expect(post('for you alone')).toBeVisible()
      await expect(kind('Favourites')).toHaveCount(0)
      await settings.click()
      await region.getByRole('button', { name: 'Filter bar' }).click()
      await region.getByRole('switch', { name: 'Display all categories' }).click()
      await settings.click()
      const answer = signedIn.waitForResponse(
        (each) =>
          each.url().includes('/api/v1/notifications?') && each.url().includes('exclude_types'),
      )
      const saved = signedIn.waitForResponse((each) => each.url().endsWith('/api/web/settings'))

      await kind('Favourites').click()

      const notifications = (await (await answer).json()) as readonly ListedNotification[]
      expect(notifications.length).toBeGreaterThan(0)
      expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(['favourite']))
      await expect(post('for you alone')).toHaveCount(0)
      await expect(posts.first()).toContainText('favourited your post')
      await saved
      await signedIn.reload()
      await expect(kind('Favourites')).toHaveAttribute('aria-selected', 'true')
      await expect(posts.first()).toContainText('favourited your post')
      await expect(post('for you alone')).toHaveCount(0)
    })
  },
)
