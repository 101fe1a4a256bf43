import { expect, test } from './fixtures.ts'
import { addColumn, column, dialog, removeColumn } from './parts.ts'
import { page } from './place.ts'

const ADDRESSES = [
  ['/timelines/public/local', 'Local', /\/timelines\/public\?local=true&/],
  ['/timelines/public', 'Federated', /\/timelines\/public\?limit/],
  ['/timelines/direct', 'Direct messages', /\/timelines\/direct\?/],
] as const

test(
  'home, public, community, direct, account, list and hashtag timelines are each asked for and listed',
  { tag: '@OVR-02' },
  async ({ mira, instance, calls }) => {
    const expectAsked = (call: RegExp) =>
      expect.poll(() => calls.heard.filter((heard) => call.test(heard)).length).toBeGreaterThan(0)
    await mira.see(column('Home').posts.first())
    await expectAsked(/\/timelines\/home\?/)

    for (const [path, title, call] of ADDRESSES) {
      await mira.goto(`${instance.url}${path}`)
      await mira.see(column(title).posts.first())
      await expectAsked(call)
    }
    await mira.click(column('Direct messages').posts.first().role('link').first())
    await expectAsked(/\/accounts\/\w+\/statuses\?/)
    await mira.see(page.role('tab', 'Posts and replies'))

    await addColumn(mira, 'List', 'Night sky')
    await mira.see(column('Night sky').posts.first())
    await expectAsked(/\/timelines\/list\/\w+\?/)
    await removeColumn(mira, 'Night sky')
    await addColumn(mira, 'Hashtag')
    await mira.fill(dialog('Add column').role('textbox', 'Hashtag'), 'lighthouses')
    await mira.click(dialog('Add column').role('button', 'Add'))
    await mira.see(column('#lighthouses').posts.first())
    await expectAsked(/\/timelines\/tag\/lighthouses\?/)
    await removeColumn(mira, '#lighthouses')
  },
)

test(
  'a reader keeps their place while posts arrive',
  { tag: ['@TL-08', '@TL-24'] },
  async ({ mira, instance }) => {
    const home = column('Home')
    await mira.see(home.posts.first())
    await expect
      .poll(async () => {
        await mira.wheel(home.region, 500)
        const [last] = await mira.look(home.posts.last(), ['aria-posinset'])
        return Number(last?.attributes['aria-posinset'])
      })
      .toBeGreaterThan(15)
    const places = async () =>
      (await mira.look(home.posts, ['aria-label'])).map(
        ({ attributes, box }) => [attributes['aria-label'], Math.round(box.y)] as const,
      )
    let before = await places()
    // Pictures that come may still move what is below them.
    await expect
      .poll(
        async () => {
          const last = JSON.stringify(before)
          before = await places()
          return JSON.stringify(before) === last
        },
        { intervals: [400] },
      )
      .toBe(true)
    const shown = before.filter(([, y]) => y > 100 && y < 700)

    await instance.controls.say({ acct: 'kwame', text: 'The harbour clock is right', count: 10 })
    await mira.see(home.button('10 new'))

    const after = new Map(await places())
    for (const [name, y] of shown)
      expect(Math.abs((after.get(name) ?? -1_000) - y)).toBeLessThanOrEqual(1)
    await mira.click(home.button('10 new'))
    await mira.see(home.post('The harbour clock is right 10'))
  },
)
