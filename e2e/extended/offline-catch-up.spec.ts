import type { Page } from '@playwright/test'
import { expect, openDeck, test } from '../fixtures.ts'
import { addColumn, column } from '../page-objects.ts'

interface Listed {
  readonly id: string
  readonly url: string
  readonly reblog: { readonly url: string } | null
}

interface ListedNotification {
  readonly id: string
  readonly type: string
  readonly status: Listed | null
}

const POST_TEXT = 'The watch goes round #nightwatch'
/** More than the longest page, which has 40 posts. */
const MISSED = 45
const TITLES = ['Home', 'Local', '#nightwatch', '@kwame'] as const
type Title = (typeof TITLES)[number]

/** Paths of the timeline requests of each column, without paging parameters. */
const PATHS: Readonly<Record<Title, RegExp>> = {
  Home: /\/api\/v1\/timelines\/home/,
  Local: /\/api\/v1\/timelines\/public/,
  '#nightwatch': /\/api\/v1\/timelines\/tag\//,
  '@kwame': /\/api\/v1\/accounts\/[^/]+\/statuses/,
}

test.use({
  allowedErrors:
    /WebSocket connection to .* failed|net::ERR_INTERNET_DISCONNECTED|offline support could not be started|404/,
})

async function addColumns(page: Page): Promise<void> {
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

/** Records the timeline URL of each column and the authorisation header. */
function recordTimelines(page: Page) {
  const timelineUrls = new Map<Title, string>()
  let authorization = ''
  page.on('request', (request) => {
    const url = new URL(request.url())
    const title = TITLES.find((each) => PATHS[each].test(url.pathname))
    if (title === undefined || url.searchParams.has('pinned')) return
    authorization = request.headers()['authorization'] ?? authorization
    for (const place of ['max_id', 'min_id', 'since_id', 'limit']) url.searchParams.delete(place)
    if (!timelineUrls.has(title)) timelineUrls.set(title, url.href)
  })
  const get = async <Body>(address: string | URL): Promise<Body> => {
    const answer = await page.request.get(String(address), { headers: { authorization } })
    expect(answer.ok(), String(address)).toBe(true)
    return (await answer.json()) as Body
  }
  return {
    get,
    /** Fetches the URLs of the posts that the server lists, newest first, down to `last`. */
    async listed(title: Title, last: string): Promise<readonly string[]> {
      const found: string[] = []
      let maxId: string | undefined
      while (!found.includes(last)) {
        const url = new URL(timelineUrls.get(title) ?? '')
        url.searchParams.set('limit', '40')
        if (maxId !== undefined) url.searchParams.set('max_id', maxId)
        const statuses = await get<Listed[]>(url)
        found.push(...statuses.map(({ url: own, reblog }) => reblog?.url ?? own))
        maxId = statuses.at(-1)?.id
        if (maxId === undefined) throw new Error(`${title} does not contain ${last}`)
      }
      return found.slice(0, found.indexOf(last) + 1)
    },
  }
}

/** Reads the URLs of the posts in a column from its top, as far as rows are rendered without a break. */
const readColumn = (page: Page, title: string): Promise<readonly string[]> =>
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

/**
 * Advances the clock until a post arrives. Columns without a stream poll every 30 seconds. A jump of less than the
 * clock's interval does not count as sleep.
 */
async function waitFor(page: Page, text: string): Promise<void> {
  for (const title of TITLES) {
    const { post } = column(page, title)
    await expect(async () => {
      if (!(await post(text).first().isVisible())) await page.clock.fastForward(15_000)
      await expect(post(text).first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  }
}

/** Clicks a gap if there is one. Missed posts are requested once the stream is connected again. */
async function fillGap(page: Page, title: string): Promise<void> {
  const gap = column(page, title).region.getByRole('article', { name: 'Gap' })
  if ((await gap.count()) === 0) return
  await gap.first().getByRole('button', { name: 'Load missing posts' }).click({ timeout: 2_000 })
}

/** Fills gaps until a column shows exactly these posts in order. */
async function expectPosts(
  page: Page,
  title: string,
  read: (rows: readonly string[]) => readonly (string | undefined)[],
  listed: readonly (string | undefined)[],
): Promise<void> {
  await expect(async () => {
    await fillGap(page, title)
    expect(read(await readColumn(page, title)), title).toEqual(listed)
  }).toPass({ timeout: 60_000 })
}

test(
  'loses and duplicates no post in five columns after a minute offline in a busy stream',
  { tag: ['@TL-07', '@TL-11', '@TL-12', '@TL-17', '@NTF-15', '@BY-38'] },
  async ({ page, context, instance }) => {
    test.slow()
    const { controls } = instance
    await page.clock.install()
    const timelines = recordTimelines(page)
    await openDeck(page, instance.url)
    await addColumns(page)
    for (const title of ['Home', 'Notifications', 'Local'])
      await expect(column(page, title).region.getByTitle('Live')).toBeAttached()
    const [edited = '', deleted = '', boosted = ''] = [
      ...(await controls.post({ acct: 'kwame', text: 'Fog on the pier #nightwatch' })),
      ...(await controls.post({ acct: 'kwame', text: 'The fog thickens #nightwatch' })),
      ...(await controls.post({ acct: 'kwame', text: 'A seal at the slip #nightwatch' })),
    ]
    await controls.post({ acct: 'kwame', text: POST_TEXT, count: 5 })
    await waitFor(page, 'A seal')
    const [own] = await controls.post({ acct: 'mira', text: 'Who has the watch?' })

    await context.setOffline(true)
    controls.refuseSockets(404)
    controls.dropSockets()
    // “Reconnecting…” shows for the first two seconds only.
    await expect(column(page, 'Home').region.getByText('Offline', { exact: true })).toBeVisible()
    await controls.post({ acct: 'kwame', text: POST_TEXT, count: MISSED })
    await controls.edit(edited, 'Sun on the pier #nightwatch')
    await controls.remove(deleted)
    await controls.boost('kwame', boosted)
    await controls.post({ acct: 'kwame', text: '@mira are you there?', count: 3 })
    await controls.favourite('kwame', own ?? '')
    for (const seconds of [15, 15, 15, 15]) await page.clock.fastForward(seconds * 1_000)
    await expect(column(page, 'Home').post(`${POST_TEXT} ${MISSED}`)).toHaveCount(0)
    // Background requests fail without an alert.
    await expect(page.getByRole('alert')).toHaveCount(0)

    controls.refuseSockets(null)
    await context.setOffline(false)
    await expect(column(page, 'Home').region.getByTitle('Live')).toBeAttached()
    await controls.post({ acct: 'kwame', text: 'Back again #nightwatch', count: 3 })
    await waitFor(page, 'Back again #nightwatch 3')
    // High enough to render all rows without scrolling.
    await page.setViewportSize({ width: 2_200, height: 12_000 })

    const { url: last } = await timelines.get<Listed>(`${instance.url}/api/v1/statuses/${edited}`)
    for (const title of TITLES) {
      const listed = await timelines.listed(title, last)
      expect(listed.length).toBeGreaterThan(MISSED)
      await expectPosts(page, title, (rows) => rows.slice(0, listed.length), listed)
      await expect(column(page, title).post('Sun on the pier')).toHaveCount(1)
      await expect(column(page, title).post('Fog on the pier')).toHaveCount(0)
      await expect(column(page, title).post('The fog thickens')).toHaveCount(0)
    }

    const latest = await timelines.get<ListedNotification[]>(
      `${instance.url}/api/v1/notifications?limit=4`,
    )
    expect(latest.map(({ type }) => type)).toEqual(['favourite', 'mention', 'mention', 'mention'])
    const notifications = column(page, 'Notifications')
    const mentions = latest.slice(1).map(({ status }) => status?.url)
    await expectPosts(page, 'Notifications', (rows) => rows.slice(1, 4), mentions)
    await expect(notifications.post('Who has the watch?')).toHaveCount(1)
  },
)
