import { expect, test } from './fixtures.ts'
import { column } from './pages.ts'

test('picked notifications are deleted for good, after a question [NTF-06, NTF-09]', async ({
  signedIn,
  instance,
}) => {
  const { region, post } = column(signedIn, 'Notifications')
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  for (const text of ['@mira one for the bin', '@mira one to keep']) {
    await instance.controls.say({ acct: 'kwame', text })
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

test('all notifications are cleared, after a question [NTF-11]', async ({ signedIn, instance }) => {
  const { region, posts, post } = column(signedIn, 'Notifications')
  await instance.controls.say({ acct: 'kwame', text: '@mira hello there' })
  await expect(post('hello there')).toBeVisible()

  await region.getByRole('button', { name: 'Clear selectively' }).click()
  await region.getByRole('button', { name: 'Clear all' }).click()
  const question = signedIn.getByRole('alertdialog', { name: 'Clear all notifications?' })
  await question.getByRole('button', { name: 'Clear', exact: true }).click()

  await expect(posts).toHaveCount(0)
  await signedIn.reload()
  await expect(region.getByText('Nothing here yet')).toBeVisible()
})
