import { expect, test } from './fixtures.ts'
import { choose, column, composer, expectPressed } from './page-objects.ts'

const ACTS = [
  ['Boost', 'reblog', 'unreblog'],
  ['Favourite', 'favourite', 'unfavourite'],
  ['Bookmark', 'bookmark', 'unbookmark'],
] as const

test(
  'boosts, favourites, bookmarks and pins a post, and undoes each action',
  { tag: '@OVR-05' },
  async ({ mira, instance, serverRequests }) => {
    const expectRequest = (act: string) =>
      expect
        .poll(() =>
          serverRequests.list.some((call) => call.startsWith('POST') && call.endsWith(`/${act}`)),
        )
        .toBe(true)
    const [id] = await instance.controls.post({ acct: 'kwame', text: 'The ferry is late again' })
    const post = column('Home').post('The ferry is late again')
    await mira.waitForVisible(post)

    for (const [name, act, back] of ACTS) {
      await mira.click(post.getByRole('button', name))
      await expectRequest(act)
      await expectPressed(mira, post.getByRole('button', name), true)
      await mira.click(post.getByRole('button', name))
      await expectRequest(back)
      await expectPressed(mira, post.getByRole('button', name), false)
    }
    expect(serverRequests.list).toContain(`POST /api/v1/statuses/${id}/reblog`)

    await mira.fill(composer.text, 'Pin me to the mast')
    await mira.click(composer.button('Publish'))
    const own = column('Home').post('Pin me to the mast')
    await choose(mira, own.getByRole('button', 'More'), 'Pin on profile')
    await expectRequest('pin')
    await choose(mira, own.getByRole('button', 'More'), 'Unpin from profile')
    await expectRequest('unpin')
  },
)
