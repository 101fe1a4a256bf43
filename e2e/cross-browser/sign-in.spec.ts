import { expect, test } from './fixtures.ts'
import { column, deck, signInFrom, signInScreen } from './page-objects.ts'

test(
  'shows the sign-in screen and requests no timeline at any path without a session',
  { tag: '@OVR-01' },
  async ({ newcomer: user, instance, serverRequests }) => {
    for (const path of ['/', '/timelines/home', '/statuses/1']) {
      await user.goto(`${instance.url}${path}`)
      await user.waitForVisible(signInScreen.server)
      await user.waitForHidden(deck)
    }

    expect(serverRequests.list.filter((call) => call.includes('/api/v1/timelines/'))).toEqual([])
  },
)

test('signs in from an origin without an API', async ({
  newcomer: user,
  instance,
  staticOrigin,
}) => {
  await signInFrom(user, staticOrigin.url, instance.url)
  await user.waitForVisible(deck)
  await user.waitForVisible(column('Notifications').posts.first())

  await user.goto(staticOrigin.url)

  await user.waitForVisible(column('Home').posts.first())
})
