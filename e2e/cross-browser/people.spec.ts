import { expect, test } from './fixtures.ts'
import { choose, column, dialog, question } from './parts.ts'
import { page } from './place.ts'

const WEI = 'wei@yuncha.example'

test(
  'from a profile one follows, features, lists, mutes and blocks, and takes each back',
  { tag: '@OVR-03' },
  async ({ mira, instance: { url }, calls }) => {
    const found = await fetch(`${url}/api/v1/accounts/lookup?acct=${encodeURIComponent(WEI)}`)
    const { id } = (await found.json()) as { readonly id: string }
    const profile = column(`@${WEI}`)
    const more = profile.button(`More about @${WEI}`)
    const told = (call: string) =>
      expect.poll(() => calls.heard.filter((heard) => heard === `POST ${call}`).length).toBe(1)
    const answer = (name: string) => mira.click(question.role('button', name))
    await mira.goto(`${url}/accounts/${id}`)

    await mira.click(profile.button('Follow'))
    await told(`/api/v1/accounts/${id}/follow`)
    await choose(mira, more, 'Feature on profile')
    await told(`/api/v1/accounts/${id}/pin`)
    await choose(mira, more, "Don't feature on profile")
    await told(`/api/v1/accounts/${id}/unpin`)
    await choose(mira, more, 'Add or remove from lists')
    await mira.click(dialog(/to lists$/).role('switch', 'Night sky'))
    await told('/api/v1/lists/2/accounts')
    await mira.press('Escape')
    await mira.miss(dialog(/to lists$/))
    await mira.click(profile.button('Unfollow'))
    await answer('Unfollow')
    await told(`/api/v1/accounts/${id}/unfollow`)
    await choose(mira, more, `Mute @${WEI}`)
    await answer('Mute')
    await told(`/api/v1/accounts/${id}/mute`)
    await mira.click(profile.button('Unmute'))
    await told(`/api/v1/accounts/${id}/unmute`)
    await choose(mira, more, `Block @${WEI}`)
    await answer('Block')
    await told(`/api/v1/accounts/${id}/block`)
    await mira.click(profile.button('Unblock'))
    await told(`/api/v1/accounts/${id}/unblock`)

    await mira.see(profile.button('Follow'))
    await mira.see(profile.posts.first())
    await mira.miss(page.role('alert'))
  },
)
