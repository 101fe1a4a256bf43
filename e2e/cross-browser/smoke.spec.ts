import { expect, test } from './fixtures.ts'
import { addColumn, column, composer, dialog, rail, signIn } from './parts.ts'

test('somebody signs in, reads on, publishes, opens a dialog and drags a column', async ({
  newcomer: person,
  instance,
}) => {
  await signIn(person, instance.url)
  const home = column('Home')
  await addColumn(person, 'Local')
  await person.see(column('Local').posts.first())

  await expect
    .poll(async () => {
      await person.wheel(home.region, 600)
      const [last] = await person.look(home.posts.last(), ['aria-posinset'])
      return Number(last?.attributes['aria-posinset'])
    })
    .toBeGreaterThan(25)

  await person.fill(composer.text, 'Nine boats out, nine boats home.')
  await person.click(composer.button('Publish'))
  await person.see(column('Local').post('Nine boats out, nine boats home.'))

  await person.click(rail.role('button', 'Settings'))
  await person.see(dialog('Settings'))
  await person.press('Escape')
  await person.miss(dialog('Settings'))

  const leftOf = async (title: string) => (await person.see(column(title).region)).box.x
  expect(await leftOf('Notifications')).toBeGreaterThan(await leftOf('Home'))
  const target = (await person.see(home.region)).box
  await person.drag(column('Notifications').region.role('heading').first(), ({ y }) => ({
    x: target.x + 20,
    y,
  }))
  await expect
    .poll(() => leftOf('Home').then(async (x) => x - (await leftOf('Notifications'))))
    .toBeGreaterThan(0)
})
