import type { Page } from '@playwright/test'
import { expect, openDeck, test } from '../fixtures.ts'
import { addColumn, column } from '../pages.ts'

interface Listed {
  readonly id: string
  readonly url: string
  readonly reblog: { readonly url: string } | null
}

interface Told {
  readonly id: string
  readonly type: string
  readonly status: Listed | null
}

const SAYING = 'The watch goes round #nightwatch'
/** More than the longest page: 40. */
const MISSED = 45
const TITLES = ['Home', 'Local', '#nightwatch', '@kwame'] as const
type Title = (typeof TITLES)[number]

/** Such as a column asks for: without the place in it. */
const PATHS: Readonly<Record<Title, RegExp>> = {
  Home: /\/api\/v1\/timelines\/home/,
  Local: /\/api\/v1\/timelines\/public/,
  '#nightwatch': /\/api\/v1\/timelines\/tag\//,
  '@kwame': /\/api\/v1\/accounts\/[^/]+\/statuses/,
}

test.use({
  forgiven:
    /WebSocket connection to .* failed|net::ERR_INTERNET_DISCONNECTED|the program is not kept|404/,
})

async function addThree(page: Page): Promise<void> {
  const { open, kind, hashtag, profile, add } = addColumn(page)
  await open.click()
  await kind('Local').click()
  await open.click()
  await kind('Hashtag').click()
  await hashtag.fill('nightwatch')
  await add.click()
  await open.click()
  await kind('Profile').click()
  await profile.fill('@kwame')
  await add.click()
}

/** What each column asks the server for, and with what right. */
function heardCalls(page: Page) {
  const asked = new Map<Title, string>()
  let authorization = ''
  page.on('request', (request) => {
    const url = new URL(request.url())
    const title = TITLES.find((each) => PATHS[each].test(url.pathname))
    if (title === undefined || url.searchParams.has('pinned')) return
    authorization = request.headers()['authorization'] ?? authorization
    for (const place of ['max_id', 'min_id', 'since_id', 'limit']) url.searchParams.delete(place)
    if (!asked.has(title)) asked.set(title, url.href)
  })
  const get = async <Body>(address: string | URL): Promise<Body> => {
    const answer = await page.request.get(String(address), { headers: { authorization } })
    expect(answer.ok(), String(address)).toBe(true)
    return (await answer.json()) as Body
  }
  return {
    get,
    /** The addresses of the posts that the server lists, newest first, down to that one. */
    async listed(title: Title, last: string): Promise<readonly string[]> {
      const found: string[] = []
      let before: string | undefined
      while (!found.includes(last)) {
        const url = new URL(asked.get(title) ?? '')
        url.searchParams.set('limit', '40')
        if (before !== undefined) url.searchParams.set('max_id', before)
        const statuses = await get<Listed[]>(url)
        found.push(...statuses.map(({ url: own, reblog }) => reblog?.url ?? own))
        before = statuses.at(-1)?.id
        if (before === undefined) throw new Error(`${title} does not go down to ${last}`)
      }
      return found.slice(0, found.indexOf(last) + 1)
    },
  }
}

/** The addresses of the posts in a column, from its top downwards, as far as they are drawn without a break. */
const drawn = (page: Page, title: string): Promise<readonly string[]> =>
  column(page, title).posts.evaluateAll((articles) => {
    const rows = articles
      .map((row) => ({
        place: Number(row.ariaPosInSet),
        isPinned: row.querySelector('[data-reason=pinned]') !== null,
        href: row.querySelector('a:has(time)')?.getAttribute('href') ?? row.ariaLabel ?? '',
      }))
      .toSorted((a, b) => a.place - b.place)
    return rows
      .filter(({ place, isPinned }, index) => place === index + 1 && !isPinned)
      .map(({ href }) => href)
  })

/** What no stream tells of is asked for every half minute. Less than a beat of the clock at a time is no sleep. */
async function waitFor(page: Page, text: string): Promise<void> {
  for (const title of TITLES) {
    const { post } = column(page, title)
    await expect(async () => {
      if (!(await post(text).first().isVisible())) await page.clock.fastForward(15_000)
      await expect(post(text).first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  }
}

/** Presses a gap, if there is one: what was missed is asked for after the stream is heard again. */
async function fillGap(page: Page, title: string): Promise<void> {
  const gap = column(page, title).region.getByRole('article', { name: 'Gap' })
  if ((await gap.count()) === 0) return
  await gap.first().getByRole('button', { name: 'Load missing posts' }).click({ timeout: 2_000 })
}

/** Fills what is missing, until a column shows exactly these in their order. */
async function expectDrawn(
  page: Page,
  title: string,
  read: (rows: readonly string[]) => readonly (string | undefined)[],
  listed: readonly (string | undefined)[],
): Promise<void> {
  await expect(async () => {
    await fillGap(page, title)
    expect(read(await drawn(page, title)), title).toEqual(listed)
  }).toPass({ timeout: 60_000 })
}

test(
  'a minute offline in the middle of a busy stream: then no post is missing in five columns, and none stands twice',
  { tag: ['@TL-07', '@TL-11', '@TL-12', '@TL-17', '@NTF-15', '@BY-38'] },
  async ({ page, context, instance }) => {
    test.slow()
    const { controls } = instance
    await page.clock.install()
    const calls = heardCalls(page)
    await openDeck(page, instance.url)
    await addThree(page)
    for (const title of ['Home', 'Notifications', 'Local'])
      await expect(column(page, title).region.getByTitle('Live')).toBeAttached()
    const [edited = '', deleted = '', boosted = ''] = [
      ...(await controls.say({ acct: 'kwame', text: 'Fog on the pier #nightwatch' })),
      ...(await controls.say({ acct: 'kwame', text: 'The fog thickens #nightwatch' })),
      ...(await controls.say({ acct: 'kwame', text: 'A seal at the slip #nightwatch' })),
    ]
    await controls.say({ acct: 'kwame', text: SAYING, count: 5 })
    await waitFor(page, 'A seal')
    const [own] = await controls.say({ acct: 'mira', text: 'Who has the watch?' })

    await context.setOffline(true)
    controls.refuseSockets(404)
    controls.dropSockets()
    // “Reconnecting…” shows for the first two seconds only.
    await expect(column(page, 'Home').region.getByText('Offline', { exact: true })).toBeVisible()
    await controls.say({ acct: 'kwame', text: SAYING, count: MISSED })
    await controls.edit(edited, 'Sun on the pier #nightwatch')
    await controls.remove(deleted)
    await controls.boost('kwame', boosted)
    await controls.say({ acct: 'kwame', text: '@mira are you there?', count: 3 })
    await controls.favourite('kwame', own ?? '')
    for (const seconds of [15, 15, 15, 15]) await page.clock.fastForward(seconds * 1_000)
    await expect(column(page, 'Home').post(`${SAYING} ${MISSED}`)).toHaveCount(0)
    // What nobody asked for fails without a word.
    await expect(page.getByRole('alert')).toHaveCount(0)

    controls.refuseSockets(null)
    await context.setOffline(false)
    await expect(column(page, 'Home').region.getByTitle('Live')).toBeAttached()
    await controls.say({ acct: 'kwame', text: 'Back again #nightwatch', count: 3 })
    await waitFor(page, 'Back again #nightwatch 3')
    // High enough for all of it to be drawn: nobody has to turn the wheel.
    await page.setViewportSize({ width: 2_200, height: 12_000 })

    const { url: last } = await calls.get<Listed>(`${instance.url}/api/v1/statuses/${edited}`)
    for (const title of TITLES) {
      const listed = await calls.listed(title, last)
      expect(listed.length).toBeGreaterThan(MISSED)
      await expectDrawn(page, title, (rows) => rows.slice(0, listed.length), listed)
      await expect(column(page, title).post('Sun on the pier')).toHaveCount(1)
      await expect(column(page, title).post('Fog on the pier')).toHaveCount(0)
      await expect(column(page, title).post('The fog thickens')).toHaveCount(0)
    }

    const told = await calls.get<Told[]>(`${instance.url}/api/v1/notifications?limit=4`)
    expect(told.map(({ type }) => type)).toEqual(['favourite', 'mention', 'mention', 'mention'])
    const notifications = column(page, 'Notifications')
    const mentions = told.slice(1).map(({ status }) => status?.url)
    await expectDrawn(page, 'Notifications', (rows) => rows.slice(1, 4), mentions)
    await expect(notifications.post('Who has the watch?')).toHaveCount(1)
  },
)
