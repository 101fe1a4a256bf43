import { expect, test } from './fixtures.ts'
import { choose, column, composer, pressed } from './parts.ts'

const ACTS = [
  ['Boost', 'reblog', 'unreblog'],
  ['Favourite', 'favourite', 'unfavourite'],
  ['Bookmark', 'bookmark', 'unbookmark'],
] as const

test(
  'a post is boosted, favourited and bookmarked, an own one pinned, and each is undone',
  { tag: '@OVR-05' },
  async ({ mira, instance, calls }) => {
    const told = (act: string) =>
      expect
        .poll(() => calls.heard.some((call) => call.startsWith('POST') && call.endsWith(`/${act}`)))
        .toBe(true)
    const [id] = await instance.controls.say({ acct: 'kwame', text: 'The ferry is late again' })
    const post = column('Home').post('The ferry is late again')
    await mira.see(post)

    for (const [name, act, back] of ACTS) {
      await mira.click(post.role('button', name))
      await told(act)
      await pressed(mira, post.role('button', name), true)
      await mira.click(post.role('button', name))
      await told(back)
      await pressed(mira, post.role('button', name), false)
    }
    expect(calls.heard).toContain(`POST /api/v1/statuses/${id}/reblog`)

    await mira.fill(composer.text, 'Pin me to the mast')
    await mira.click(composer.button('Publish'))
    const own = column('Home').post('Pin me to the mast')
    await choose(mira, own.role('button', 'More'), 'Pin on profile')
    await told('pin')
    await choose(mira, own.role('button', 'More'), 'Unpin from profile')
    await told('unpin')
  },
)
