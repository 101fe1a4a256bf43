import { startCopy } from '../instance.ts'
import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { column, composer, expectPressed, signIn } from './page-objects.ts'

/** The page requests each endpoint that the server lacks once, and browsers log every refusal. */
test.use({
  allowedErrors: /status of 4\d\d|WebSocket|can’t establish a connection|Failed to load resource/,
})

test(
  'reads, publishes and opens a thread and a profile on a server with the API of 2019',
  { tag: '@OVR-09' },
  async ({ newcomer: user }) => {
    const instance = await startCopy()
    instance.controls.emulate('mastodon-2019')
    await signIn(user, instance.url)
    await user.waitForVisible(column('Notifications').posts.first())

    await user.fill(composer.text, 'Written on an old server')
    await user.click(composer.button('Publish'))
    const own = column('Home').post('Written on an old server')
    await user.click(own.getByRole('button', 'Favourite'))
    await expectPressed(user, own.getByRole('button', 'Favourite'), true)
    await user.click(own.getByRole('link', /ago|now|\d/).last())
    await user.waitForVisible(column('Post').post('Written on an old server'))
    await user.click(column('Post').posts.first().getByRole('link').first())
    await user.waitForVisible(page.getByRole('tab', 'Posts and replies'))

    expect(await user.query(page.getByRole('alert'))).toEqual([])
    await instance.close()
  },
)
