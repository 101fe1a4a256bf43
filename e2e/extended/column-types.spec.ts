import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addColumn, column, getColumnTitles, post, findUntouchedPost } from '../page-objects.ts'

const COLUMN_TYPES: readonly (readonly [title: string, call: RegExp])[] = [
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

/** Records the GET requests of the page from now on. */
function recordRequests(page: Page): () => readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET') requests.push(`${pathname}${search}`)
  })
  return () => requests
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

/** Expects that each type of column sends its own request and lists the response. */
async function expectAll(page: Page, requests: () => readonly string[]): Promise<void> {
  for (const [title, call] of COLUMN_TYPES) {
    const { region, posts } = column(page, title)
    // Only rows near the viewport are rendered.
    await region.scrollIntoViewIfNeeded()
    await expect(posts.first()).toBeVisible({ timeout: 30_000 })
    expect(
      requests().some((each) => call.test(each)),
      `${title} is requested`,
    ).toBe(true)
  }
}

test(
  'requests and lists each type of column, and restores all of them after a reload',
  { tag: ['@OVR-02', '@COL-06'] },
  async ({ signedIn }) => {
    test.slow(true, 'renders a dozen columns twice')
    const requests = recordRequests(signedIn)
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
    const titles = await getColumnTitles(signedIn)
    expect(titles).toEqual(expect.arrayContaining(COLUMN_TYPES.map(([title]) => title)))

    await signedIn.reload()
    const requestsAfterReload = recordRequests(signedIn)
    await expect.poll(() => getColumnTitles(signedIn), { timeout: 40_000 }).toEqual(titles)
    await expectAll(signedIn, () => [...requests(), ...requestsAfterReload()])
  },
)

test(
  'updates the Favourites column on favourite and undo, and keeps search results on Back and Pin',
  { tag: ['@SRC-02', '@SRC-03'] },
  async ({ signedIn, instance }) => {
    await add(signedIn, 'Favourites')
    const [home, favourites] = [column(signedIn, 'Home'), column(signedIn, 'Favourites')]
    await expect(favourites.posts.first()).toBeVisible()
    const article = await findUntouchedPost(signedIn, 'Favourite')
    const text = (await article.getByRole('paragraph').first().textContent()) ?? ''

    await post(article).action('Favourite').click()
    await expect(favourites.posts.first()).toContainText(text)

    await post(favourites.posts.first()).action('Favourite').click()
    await expect(favourites.post(text)).toHaveCount(0)
    await expect(post(home.post(text).first()).action('Favourite')).toHaveAttribute(
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
    await expect(search.region.getByText('Search options')).toBeVisible()
  },
)
