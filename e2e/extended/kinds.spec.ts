import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addColumn, column, columnTitles, post, untouched } from '../pages.ts'

const KINDS: readonly (readonly [title: string, call: RegExp])[] = [
  ['Home', /^\/api\/v1\/timelines\/home\?/],
  ['Local', /^\/api\/v1\/timelines\/public\?local=true&/],
  ['Federated', /^\/api\/v1\/timelines\/public\?limit/],
  ['#lighthouses', /^\/api\/v1\/timelines\/tag\/lighthouses\?/],
  ['Night sky', /^\/api\/v1\/timelines\/list\/\w+\?/],
  ['Direct messages', /^\/api\/v1\/timelines\/direct\?/],
  ['Favourites', /^\/api\/v1\/favourites\?/],
  ['Bookmarks', /^\/api\/v1\/bookmarks\?/],
  ['@kwame', /^\/api\/v1\/accounts\/\w+\/statuses\?exclude_replies=true&/],
  ['Search', /^\/api\/v2\/search\?q=fog&/],
]

/** What the page asks its server for from now on. */
function heard(page: Page): () => readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET') calls.push(`${pathname}${search}`)
  })
  return () => calls
}

async function add(
  page: Page,
  kind: string,
  choose?: (dialog: ReturnType<typeof addColumn>) => Promise<void>,
) {
  const dialog = addColumn(page)
  await dialog.open.click()
  await dialog.kind(kind).click()
  await choose?.(dialog)
  await expect(dialog.dialog).toBeHidden()
}

/** Each kind has its own call, and lists what the answer holds. */
async function expectAll(page: Page, calls: () => readonly string[]): Promise<void> {
  for (const [title, call] of KINDS) {
    const { region, posts } = column(page, title)
    // Rows are drawn near the view alone.
    await region.scrollIntoViewIfNeeded()
    await expect(posts.first()).toBeVisible({ timeout: 30_000 })
    expect(
      calls().some((each) => call.test(each)),
      `${title} is asked for`,
    ).toBe(true)
  }
}

test(
  'every kind of column has its own call, lists its posts, and comes back after a reload',
  { tag: ['@OVR-02', '@COL-06'] },
  async ({ signedIn }) => {
    test.slow(true, 'a dozen columns are drawn twice')
    const calls = heard(signedIn)
    for (const kind of ['Local', 'Federated', 'Direct messages', 'Favourites', 'Bookmarks'])
      await add(signedIn, kind)
    await add(signedIn, 'Hashtag', async ({ hashtag, add: button }) => {
      await hashtag.fill('lighthouses')
      await button.click()
    })
    await add(signedIn, 'List', ({ kind }) => kind('Night sky').click())
    await add(signedIn, 'Profile', async ({ profile, add: button }) => {
      await profile.fill('@kwame')
      await button.click()
    })
    await add(signedIn, 'Search', async ({ search, add: button }) => {
      await search.fill('fog')
      await button.click()
    })
    const titles = await columnTitles(signedIn)
    expect(titles).toEqual(expect.arrayContaining(KINDS.map(([title]) => title)))

    await signedIn.reload()
    const again = heard(signedIn)
    await expect.poll(() => columnTitles(signedIn), { timeout: 40_000 }).toEqual(titles)
    await expectAll(signedIn, () => [...calls(), ...again()])
  },
)

test(
  'a star puts a post on top of the favourites, and takes it away again; a search lists people, hashtags and posts, and Back and Pin keep what was found',
  { tag: ['@SRC-02', '@SRC-03'] },
  async ({ signedIn, instance }) => {
    await add(signedIn, 'Favourites')
    const [home, favourites] = [column(signedIn, 'Home'), column(signedIn, 'Favourites')]
    await expect(favourites.posts.first()).toBeVisible()
    const kept = await untouched(signedIn, 'Favourite')
    const words = (await kept.getByRole('paragraph').first().textContent()) ?? ''

    await post(kept).action('Favourite').click()
    await expect(favourites.posts.first()).toContainText(words)

    await post(favourites.posts.first()).action('Favourite').click()
    await expect(favourites.post(words)).toHaveCount(0)
    await expect(post(home.post(words).first()).action('Favourite')).toHaveAttribute(
      'aria-pressed',
      'false',
    )

    await signedIn.goto(`${instance.url}/search`)
    const search = column(signedIn, 'Search')
    const field = search.region.getByRole('textbox', { name: 'Search' })
    await field.fill('kwame')
    await field.press('Enter')

    await expect(search.region.getByRole('status').filter({ hasText: 'result' })).toBeVisible()
    const people = search.region.getByRole('group', { name: 'People' })
    await people.getByRole('link').first().click()
    await expect(signedIn).toHaveURL(/\/accounts\//)
    await signedIn.goBack()
    await expect(field).toHaveValue('kwame')
    await expect(people).toBeVisible()

    await search.region.getByRole('button', { name: 'Pin' }).click()
    await expect(signedIn).toHaveURL(/\/$/)
    await expect(field).toHaveValue('kwame')
    await search.region.getByRole('button', { name: 'Clear' }).click()
    await expect(search.region.getByText('Search')).toBeVisible()
  },
)
