import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { addColumn, column, dialog, removeColumn } from './page-objects.ts'

const ADDRESSES = [
  ['/timelines/public/local', 'Local', /\/timelines\/public\?local=true&/],
  ['/timelines/public', 'Federated', /\/timelines\/public\?limit/],
  ['/timelines/direct', 'Direct messages', /\/timelines\/direct\?/],
] as const

test(
  'requests and lists home, public, local, direct, account, list and hashtag timelines',
  { tag: '@OVR-02' },
  async ({ mira, instance, serverRequests }) => {
    const expectRequest = (call: RegExp) =>
      expect
        .poll(() => serverRequests.list.filter((request) => call.test(request)).length)
        .toBeGreaterThan(0)
    await mira.waitForVisible(column('Home').posts.first())
    await expectRequest(/\/timelines\/home\?/)

    for (const [path, title, call] of ADDRESSES) {
      await mira.goto(`${instance.url}${path}`)
      await mira.waitForVisible(column(title).posts.first())
      await expectRequest(call)
    }
    await mira.click(column('Direct messages').posts.first().getByRole('link').first())
    await expectRequest(/\/accounts\/\w+\/statuses\?/)
    await mira.waitForVisible(page.getByRole('tab', 'Posts and replies'))

    await addColumn(mira, 'List', 'Night sky')
    await mira.waitForVisible(column('Night sky').posts.first())
    await expectRequest(/\/timelines\/list\/\w+\?/)
    await removeColumn(mira, 'Night sky')
    await addColumn(mira, 'Hashtag')
    await mira.fill(dialog('Add column').getByRole('textbox', 'Hashtag'), 'lighthouses')
    await mira.click(dialog('Add column').getByRole('button', 'Add'))
    await mira.waitForVisible(column('#lighthouses').posts.first())
    await expectRequest(/\/timelines\/tag\/lighthouses\?/)
    await removeColumn(mira, '#lighthouses')
  },
)

test(
  'keeps the scroll position when posts arrive above',
  { tag: ['@TL-08', '@TL-24'] },
  async ({ mira, instance }) => {
    const home = column('Home')
    await mira.waitForVisible(home.posts.first())
    await expect
      .poll(async () => {
        await mira.wheel(home.region, 500)
        const [last] = await mira.query(home.posts.last(), ['aria-posinset'])
        return Number(last?.attributes['aria-posinset'])
      })
      .toBeGreaterThan(15)
    const getPositions = async () =>
      (await mira.query(home.posts, ['aria-label'])).map(
        ({ attributes, box }) => [attributes['aria-label'], Math.round(box.y)] as const,
      )
    let before = await getPositions()
    // Images that load may still move the posts below them.
    await expect
      .poll(
        async () => {
          const last = JSON.stringify(before)
          before = await getPositions()
          return JSON.stringify(before) === last
        },
        { intervals: [400] },
      )
      .toBe(true)
    const shown = before.filter(([, y]) => y > 100 && y < 700)

    await instance.controls.post({ acct: 'kwame', text: 'The harbour clock is right', count: 10 })
    await mira.waitForVisible(home.button('10 new'))

    const after = new Map(await getPositions())
    for (const [name, y] of shown)
      expect(Math.abs((after.get(name) ?? -1_000) - y)).toBeLessThanOrEqual(1)
    await mira.click(home.button('10 new'))
    await mira.waitForVisible(home.post('The harbour clock is right 10'))
  },
)
