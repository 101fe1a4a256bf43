import type { Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { expect, test } from './fixtures.ts'
import { column, post as postOf } from './page-objects.ts'

const HOUR_MS = 3_600_000

/** Mentions the user by an account that the user follows, and by another one. */
async function mentionTwice({ controls }: RunningServer): Promise<void> {
  await controls.post({ acct: 'kwame', text: '@mira from a friend' })
  await controls.post({ acct: 'bruno@garten.example', text: '@mira from a stranger' })
}

async function openMore(page: Page, text: string): Promise<void> {
  const { post } = column(page, 'Notifications')
  await postOf(post(text)).action('More').click()
}

test(
  'limits a notification column to chosen people, also after a reload',
  { tag: ['@BY-46'] },
  async ({ signedIn, instance }) => {
    const { region, post, settings } = column(signedIn, 'Notifications')
    await mentionTwice(instance)
    await expect(post('from a stranger')).toBeVisible()

    await settings.click()
    const people = region.getByRole('group', { name: 'Only notifications from' })
    const saved = signedIn.waitForResponse((each) => each.url().endsWith('/api/web/settings'))
    await people.getByRole('checkbox', { name: 'People you follow' }).check()
    await settings.click()

    await expect(post('from a friend')).toBeVisible()
    await expect(post('from a stranger')).toHaveCount(0)
    await saved
    await signedIn.reload()
    await expect(post('from a friend')).toBeVisible()
    await expect(post('from a stranger')).toHaveCount(0)
  },
)

test(
  'folds what is done, puts off, and lists what needs an answer',
  { tag: ['@BY-46'] },
  async ({ signedIn, instance }) => {
    await signedIn.clock.install()
    await signedIn.reload()
    const { region, posts, post } = column(signedIn, 'Notifications')
    const filter = region.getByRole('button', { name: 'Needs an answer' })
    for (const text of ['to be done', 'for later', 'with a question'])
      await instance.controls.post({ acct: 'kwame', text: `@mira ${text}` })
    await expect(post('with a question')).toBeVisible()

    await test.step('folds what is done into one line that opens', async () => {
      await openMore(signedIn, 'to be done')
      await signedIn.getByRole('menuitem', { name: 'Done', exact: true }).click()
      await expect(post('to be done')).toHaveCount(0)
      await signedIn.getByRole('button', { name: 'Undo' }).click()
      await expect(post('to be done')).toBeVisible()
      await post('to be done').focus()
      await signedIn.keyboard.press('d')

      await expect(post('to be done')).toHaveCount(0)
      await region.getByRole('button', { name: '1 done' }).click()
      await expect(post('to be done')).toBeVisible()
    })

    await test.step('lists what needs an answer', async () => {
      await post('with a question').focus()
      await signedIn.keyboard.press('a')
      await filter.click()

      await expect(posts).toHaveCount(1)
      await expect(post('with a question')).toContainText('Needs an answer')
      await filter.click()
      await expect(post('for later')).toBeVisible()
    })

    await test.step('puts off, and shows it on top when it is due, also after a reload', async () => {
      await openMore(signedIn, 'for later')
      await signedIn.getByRole('menuitem', { name: 'Put off', exact: true }).click()
      const dialog = signedIn.getByRole('dialog', { name: 'Put off' })
      await expect(dialog.getByRole('button', { name: 'In an hour' })).toBeFocused()
      await signedIn.keyboard.press('Enter')
      await expect(post('for later')).toHaveCount(0)
      await signedIn.reload()
      await expect(post('with a question')).toBeVisible()
      await expect(post('for later')).toHaveCount(0)
      await expect(post('to be done')).toHaveCount(0)

      await signedIn.clock.fastForward(HOUR_MS)

      await expect(posts.first()).toContainText('for later')
      await expect(posts.first()).toContainText('Put off until')
    })
  },
)
