import { expect, test } from './fixtures.ts'
import { deck, signInScreen } from './parts.ts'

test(
  'without a session every address shows the sign-in screen and no timeline is asked for',
  { tag: '@OVR-01' },
  async ({ newcomer: person, instance, calls }) => {
    for (const path of ['/', '/timelines/home', '/statuses/1']) {
      await person.goto(`${instance.url}${path}`)
      await person.see(signInScreen.server)
      await person.miss(deck)
    }

    expect(calls.heard.filter((call) => call.includes('/api/v1/timelines/'))).toEqual([])
  },
)
