import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import {
  addColumn,
  column,
  getColumnTitles,
  deck,
  post,
  rail,
  workspaces,
} from '../page-objects.ts'

const MORE = ['Local', 'Federated', 'Bookmarks', 'Favourites']

async function add(page: Page, kind: string): Promise<void> {
  const dialog = addColumn(page)
  await dialog.open.click()
  await dialog.kind(kind).click()
}

async function addHashtag(page: Page, tag: string): Promise<void> {
  await add(page, 'Hashtag')
  await addColumn(page).hashtag.fill(tag)
  await addColumn(page).add.click()
}

async function showAs(page: Page, layout: 'tiles' | 'strip'): Promise<void> {
  await rail(page)
    .getByRole('button', { name: /^Workspace: / })
    .click()
  await page.getByRole('menuitem', { name: `Show as ${layout}` }).click()
}

/** The headers become draggable once the tiles library has loaded. */
const getDraggableHeaders = (page: Page) => page.locator('header[draggable]')

/** Measures the columns relative to the first one, in whole pixels, so that the scroll offset does not count. */
const measureColumns = (page: Page) =>
  deck(page)
    .getByRole('region')
    .evaluateAll((regions) => {
      const begin = regions[0]?.getBoundingClientRect().x ?? 0
      return regions.map((region) => {
        const { x, y, width, height } = region.getBoundingClientRect()
        return [region.ariaLabel, ...[x - begin, y, width, height].map(Math.round)].join(' ')
      })
    })

const getSeparator = (page: Page, name: string) => deck(page).getByRole('separator', { name })

/** Waits until the deck is saved with a layout that matches. */
const waitForSave = (page: Page, matches: (body: string) => boolean) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/web/settings') &&
      response.ok() &&
      matches(response.request().postData() ?? ''),
  )

test(
  'restores seven tiles, a split by drag and a resize by keys after a reload and in a second tab',
  { tag: '@BY-30' },
  async ({ signedIn }) => {
    for (const kind of MORE) await add(signedIn, kind)
    await showAs(signedIn, 'tiles')
    await expect(getDraggableHeaders(signedIn)).toHaveCount(7)

    const target = (await column(signedIn, 'Home').region.boundingBox())!
    await column(signedIn, 'Bookmarks')
      .region.getByRole('heading')
      .first()
      .dragTo(column(signedIn, 'Home').region, {
        targetPosition: { x: target.width / 2, y: target.height - 40 },
        force: true,
      })
    const bar = getSeparator(signedIn, 'Between Home and Bookmarks')
    await expect(bar).toHaveAttribute('aria-orientation', 'horizontal')
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    const isSaved = waitForSave(signedIn, (body) => body.includes('[62,38]'))
    await bar.focus()
    await signedIn.keyboard.press('Shift+ArrowDown')
    await signedIn.keyboard.press('ArrowDown')
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await isSaved
    const placed = await measureColumns(signedIn)
    expect(placed).toHaveLength(7)

    await signedIn.reload()
    await expect(getDraggableHeaders(signedIn)).toHaveCount(7)
    expect(await measureColumns(signedIn)).toEqual(placed)
    const second = await signedIn.context().newPage()
    await second.goto(signedIn.url())
    await expect(getDraggableHeaders(second)).toHaveCount(7)
    expect(await measureColumns(second)).toEqual(placed)
  },
)

test(
  'has no accessibility violations, follows F6, opens posts beside, and loads no tiles code in a narrow window',
  { tag: ['@BY-30', '@BY-54', '@COL-09'] },
  async ({ signedIn }) => {
    const isSaved = waitForSave(signedIn, (body) => body.includes('"mode":"tiles"'))
    await showAs(signedIn, 'tiles')
    await expect(getDraggableHeaders(signedIn)).toHaveCount(3)
    await isSaved
    const home = column(signedIn, 'Home')
    await home.settings.click()
    await home.setting('Move up').click()
    await expect(signedIn.getByText('Home is now above Compose.')).toHaveCount(1)
    await home.settings.click()
    await expect(home.posts.first()).toBeVisible()

    await expectNoViolations(signedIn, 'board', { within: 'main' })

    await home.region.focus()
    for (const title of ['Compose', 'Notifications', 'Home']) {
      await signedIn.keyboard.press('F6')
      await expect(column(signedIn, title).region).toBeFocused()
    }
    await home.posts
      .first()
      .locator('a')
      .filter({ has: signedIn.locator('time') })
      .click()
    const opened = column(signedIn, 'Post')
    await expect(opened.region).toBeInViewport({ ratio: 0.9 })
    const openedBox = (await opened.region.boundingBox())!
    const homeBox = (await home.region.boundingBox())!
    expect(openedBox.x).toBeGreaterThan(homeBox.x + homeBox.width)
    await opened.setting('Close').click()
    await expect(opened.region).toBeHidden()

    const requests: string[] = []
    signedIn.on('request', (request) => requests.push(request.url()))

    await signedIn.reload()
    await expect(getDraggableHeaders(signedIn)).toHaveCount(3)
    expect(requests.filter((url) => url.includes('Tiles'))).not.toEqual([])
    requests.length = 0
    await signedIn.setViewportSize({ width: 600, height: 900 })
    await signedIn.reload()

    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await signedIn.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.includes('Tiles'))).toEqual([])
  },
)

test(
  'keeps every tile at least as wide as a readable column after two Ctrl-clicks among twelve columns',
  { tag: ['@BY-30', '@BY-35'] },
  async ({ signedIn }) => {
    for (const kind of [...MORE, 'Direct messages']) await add(signedIn, kind)
    for (const tag of ['boats', 'birds', 'bread', 'tides']) await addHashtag(signedIn, tag)
    await expect.poll(async () => (await getColumnTitles(signedIn)).length).toBe(12)
    const home = column(signedIn, 'Home')
    await home.region.scrollIntoViewIfNeeded()
    const author = home.posts.first().getByRole('link', { name: /@/ }).first()
    await author.click({ modifiers: ['ControlOrMeta'] })
    await post(home.posts.nth(1))
      .link.first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(async () => (await getColumnTitles(signedIn)).length).toBe(14)

    await showAs(signedIn, 'tiles')

    await expect(getDraggableHeaders(signedIn)).toHaveCount(14)
    const widths = () =>
      deck(signedIn)
        .getByRole('region')
        .evaluateAll((regions) => regions.map((region) => region.getBoundingClientRect().width))
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(310)
  },
)

test(
  'transfers a moved stack from the strip to the tiles, and a moved tile from the tiles to the strip',
  { tag: '@BY-30' },
  async ({ signedIn }) => {
    const [compose, home] = [column(signedIn, 'Compose'), column(signedIn, 'Home')]
    const local = column(signedIn, 'Local')
    const getBox = async (title: string) => (await column(signedIn, title).region.boundingBox())!
    /** Measures whether the second column is to the right of and below the first one. */
    const comparePositions = async (one: string, other: string) => {
      const [from, to] = [await getBox(one), await getBox(other)]
      return { right: Math.sign(Math.round(to.x - from.x)), below: to.y > from.y + 100 }
    }
    await home.settings.click()
    await home.setting('Stack below').click()
    await addColumn(signedIn).kind('Local').click()
    await expect(local.posts.first()).toBeVisible()
    await home.setting('Move left').click()
    await home.settings.click()
    await expect
      .poll(() => getColumnTitles(signedIn))
      .toEqual(['Home', 'Local', 'Compose', 'Notifications'])

    await showAs(signedIn, 'tiles')
    await expect(getDraggableHeaders(signedIn)).toHaveCount(4)
    await workspaces(signedIn).choose('Arrange like the strip')
    await expect.poll(() => comparePositions('Home', 'Local')).toEqual({ right: 0, below: true })
    await expect.poll(() => comparePositions('Home', 'Compose')).toEqual({ right: 1, below: false })

    await compose.settings.click()
    await compose.setting('Move left').click()
    await compose.settings.click()
    await expect.poll(() => comparePositions('Compose', 'Home')).toMatchObject({ right: 1 })
    await showAs(signedIn, 'strip')
    await expect.poll(() => comparePositions('Compose', 'Home')).toMatchObject({ right: -1 })
    await workspaces(signedIn).choose('Arrange like the tiles')

    await expect.poll(() => comparePositions('Compose', 'Home')).toMatchObject({ right: 1 })
    await expect
      .poll(() => comparePositions('Compose', 'Notifications'))
      .toMatchObject({ right: 1 })
  },
)
