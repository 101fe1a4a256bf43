import { expect, test } from './fixtures.ts'
import { addColumn, column, composer, dialog, rail, signIn } from './page-objects.ts'

test('signs in, scrolls, publishes, opens a dialog and drags a column', async ({
  newcomer: user,
  instance,
}) => {
  await signIn(user, instance.url)
  const home = column('Home')
  await addColumn(user, 'Local')
  await user.waitForVisible(column('Local').posts.first())

  await expect
    .poll(async () => {
      await user.wheel(home.region, 600)
      const [last] = await user.query(home.posts.last(), ['aria-posinset'])
      return Number(last?.attributes['aria-posinset'])
    })
    .toBeGreaterThan(25)

  await user.fill(composer.text, 'Nine boats out, nine boats home.')
  await user.click(composer.button('Publish'))
  await user.waitForVisible(column('Local').post('Nine boats out, nine boats home.'))

  await user.click(rail.getByRole('button', 'Settings'))
  await user.waitForVisible(dialog('Settings'))
  await user.press('Escape')
  await user.waitForHidden(dialog('Settings'))

  const getLeft = async (title: string) => (await user.waitForVisible(column(title).region)).box.x
  expect(await getLeft('Notifications')).toBeGreaterThan(await getLeft('Home'))
  const target = (await user.waitForVisible(home.region)).box
  await user.drag(column('Notifications').region.getByRole('heading').first(), ({ y }) => ({
    x: target.x + 20,
    y,
  }))
  await expect
    .poll(() => getLeft('Home').then(async (x) => x - (await getLeft('Notifications'))))
    .toBeGreaterThan(0)
})
