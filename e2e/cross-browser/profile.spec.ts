import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { choose, column, dialog, question } from './page-objects.ts'

const WEI = 'wei@yuncha.example'

test(
  'follows, features, lists, mutes and blocks an account from its profile, and undoes each',
  { tag: '@OVR-03' },
  async ({ mira, instance: { url }, serverRequests }) => {
    const found = await fetch(`${url}/api/v1/accounts/lookup?acct=${encodeURIComponent(WEI)}`)
    const { id } = (await found.json()) as { readonly id: string }
    const profile = column(`@${WEI}`)
    const more = profile.button(`More about @${WEI}`)
    const expectRequest = (path: string) =>
      expect
        .poll(() => serverRequests.list.filter((request) => request === `POST ${path}`).length)
        .toBe(1)
    const confirm = (name: string) => mira.click(question.getByRole('button', name))
    await mira.goto(`${url}/accounts/${id}`)

    await mira.click(profile.button('Follow'))
    await expectRequest(`/api/v1/accounts/${id}/follow`)
    await choose(mira, more, 'Feature on profile')
    await expectRequest(`/api/v1/accounts/${id}/pin`)
    await choose(mira, more, "Don't feature on profile")
    await expectRequest(`/api/v1/accounts/${id}/unpin`)
    await choose(mira, more, 'Add or remove from lists')
    await mira.click(dialog(/to lists$/).getByRole('switch', 'Night sky'))
    await expectRequest('/api/v1/lists/2/accounts')
    await mira.press('Escape')
    await mira.waitForHidden(dialog(/to lists$/))
    await mira.click(profile.button('Unfollow'))
    await confirm('Unfollow')
    await expectRequest(`/api/v1/accounts/${id}/unfollow`)
    await choose(mira, more, `Mute @${WEI}`)
    await confirm('Mute')
    await expectRequest(`/api/v1/accounts/${id}/mute`)
    await mira.click(profile.button('Unmute'))
    await expectRequest(`/api/v1/accounts/${id}/unmute`)
    await choose(mira, more, `Block @${WEI}`)
    await confirm('Block')
    await expectRequest(`/api/v1/accounts/${id}/block`)
    await mira.click(profile.button('Unblock'))
    await expectRequest(`/api/v1/accounts/${id}/unblock`)

    await mira.waitForVisible(profile.button('Follow'))
    await mira.waitForVisible(profile.posts.first())
    await mira.waitForHidden(page.getByRole('alert'))
  },
)
