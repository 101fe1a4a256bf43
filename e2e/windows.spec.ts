import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addColumn,
  column,
  composer,
  deck,
  getColumnTitles,
  post,
  rail,
  workspaces,
} from './page-objects.ts'
import { findTopPost, scrollDown } from './scroll-position.ts'

const DEFAULT_COLUMNS = ['Compose', 'Home', 'Notifications']

/** The placeholder of a column or workspace that another window shows. */
const away = (page: Page) => page.getByText('In its own window')

/** Runs what opens a window and waits for it. */
async function openWindow(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page')
  await open()
  return opened
}

async function openColumn(page: Page, title: string): Promise<Page> {
  return openWindow(page.context(), async () => {
    await column(page, title).settings.click()
    await column(page, title).setting('Open in new window').click()
  })
}

test(
  'opens a column in a window, and brings it back where it was scrolled to',
  { tag: ['@BY-39', '@BY-31'] },
  async ({ signedIn: page, instance }) => {
    const home = column(page, 'Home')
    await expect(home.posts.first()).toBeVisible()
    await scrollDown(page, 'Home', 4)
    await home.settings.click()
    await expect(home.setting('Open in new window')).toBeVisible()
    const left = await findTopPost(page, 'Home')

    const window = await openWindow(page.context(), () =>
      home.setting('Open in new window').click(),
    )

    await expect(home.region.getByText('In its own window')).toBeVisible()
    await expect(home.posts).toHaveCount(0)
    expect(await getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
    await expect(column(window, 'Home').posts.first()).toBeVisible()
    expect(await getColumnTitles(window)).toEqual(['Home'])
    await expect(rail(window)).toHaveCount(0)
    await expect(window).toHaveTitle('Home · Colonnade')
    await expect.poll(async () => (await findTopPost(window, 'Home')).text).toBe(left.text)

    await column(window, 'Home').region.getByRole('button', { name: 'Home', exact: true }).click()
    await expect(column(window, 'Home').posts.first()).toHaveAttribute('aria-posinset', '1')
    await instance.controls.post({ acct: 'kwame', text: 'Seen on the second screen' })
    await expect(column(window, 'Home').post('Seen on the second screen')).toBeVisible()
    await window.close({ runBeforeUnload: true })

    await expect(home.post('Seen on the second screen')).toBeVisible()
    await expect(away(page)).toHaveCount(0)
  },
)

test(
  'posts from a window of a column, and takes over its settings',
  { tag: '@BY-39' },
  async ({ signedIn: page }) => {
    const window = await openColumn(page, 'Home')
    await expect(column(window, 'Home').posts.first()).toBeVisible()

    // The shortcuts load after the first posts.
    await expect(async () => {
      await window.keyboard.press('n')
      await expect(composer(window).text).toBeFocused({ timeout: 1000 })
    }).toPass()
    await composer(window).text.fill('From the other window')
    await composer(window).publish.click()
    await expect(column(window, 'Home').post('From the other window')).toBeVisible()
    await column(window, 'Home').settings.click()
    await expect(column(window, 'Home').setting('Move left')).toHaveCount(0)
    await expect(column(window, 'Home').setting('Open in new window')).toHaveCount(0)
    await column(window, 'Home').region.getByRole('switch', { name: 'Show boosts' }).click()

    await column(page, 'Home').region.getByRole('button', { name: 'Bring back' }).click()

    await expect(column(page, 'Home').post('From the other window')).toBeVisible()
    await expect.poll(() => page.context().pages()).toHaveLength(1)
    await column(page, 'Home').settings.click()
    const boosts = column(page, 'Home').region.getByRole('switch', { name: 'Show boosts' })
    await expect(boosts).not.toBeChecked()
  },
)

test(
  'keeps a column away during a reload of the deck, until its window is killed',
  { tag: '@BY-39' },
  async ({ signedIn: page }) => {
    const window = await openColumn(page, 'Home')
    await expect(column(window, 'Home').posts.first()).toBeVisible()

    await page.reload()
    await expect(away(page)).toBeVisible()
    await window.close()

    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.reload()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect(away(page)).toHaveCount(0)
  },
)

test(
  'brings the column of a crashed window back',
  { tag: '@BY-39' },
  async ({ signedIn: page, context, instance }) => {
    // A deck that was never changed has other columns in every tab.
    await addColumn(page).open.click()
    await addColumn(page).kind('Local').click()
    const id = (await column(page, 'Home').region.getAttribute('id')) ?? ''
    const window = await context.newPage()
    // A window that a script opens shares its process, which would crash as a whole.
    await window.addInitScript(
      `window.name = 'colonnade-window column ${id.replace('column-', '')}'`,
    )
    await window.goto(instance.url)
    await expect(away(page)).toBeVisible()

    const session = await context.newCDPSession(window)
    // The answer never arrives.
    session.send('Page.crash').catch(() => undefined)

    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect(away(page)).toHaveCount(0)
  },
)

test(
  'opens a workspace in a window, and brings it back',
  { tag: ['@BY-39', '@BY-30'] },
  async ({ signedIn: page, context }) => {
    const window = await openWindow(context, () => workspaces(page).choose('Open in new window'))

    await expect(away(page)).toBeVisible()
    await expect(window).toHaveTitle('Columns · Colonnade')
    await expect.poll(() => getColumnTitles(window)).toEqual(DEFAULT_COLUMNS)
    await expect(rail(window)).toBeVisible()
    await expect(rail(window).getByRole('button', { name: /^Workspace: / })).toHaveCount(0)

    await deck(page).getByRole('button', { name: 'Bring back' }).click()
    await expect.poll(() => getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
    await expect.poll(() => context.pages()).toHaveLength(1)
  },
)

test(
  'offers no window where only one column is shown',
  { tag: '@BY-39' },
  async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 420, height: 800 })
    await expect(page.getByRole('button', { name: 'Column settings' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Column settings' }).click()
    await expect(page.getByRole('button', { name: 'Remove column' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open in new window' })).toHaveCount(0)
  },
)

/** Opens a second tab of the deck. */
async function openSecondTab(page: Page, url: string): Promise<Page> {
  const second = await page.context().newPage()
  await second.goto(url)
  await expect(column(second, 'Home').region.getByTitle('Live')).toBeAttached()
  return second
}

test(
  'shares one socket between two tabs, and loses no post when the first one is closed',
  { tag: ['@BY-39', '@TL-11'] },
  async ({ signedIn: page, instance }) => {
    await expect(column(page, 'Home').region.getByTitle('Live')).toBeAttached()
    const second = await openSecondTab(page, instance.url)
    await expect(column(second, 'Home').posts.first()).toBeVisible()

    expect(instance.controls.countSockets()).toBe(1)
    await instance.controls.post({ acct: 'kwame', text: 'One for both tabs' })
    for (const tab of [page, second])
      await expect(column(tab, 'Home').post('One for both tabs')).toHaveCount(1)

    await page.close()
    await instance.controls.post({ acct: 'kwame', text: 'During the change' })
    await expect(column(second, 'Home').post('During the change')).toHaveCount(1)
    await expect(column(second, 'Home').region.getByTitle('Live')).toBeAttached()
    expect(instance.controls.countSockets()).toBe(1)
    await instance.controls.post({ acct: 'kwame', text: 'After the change' })
    await expect(column(second, 'Home').post('After the change')).toHaveCount(1)
  },
)

test(
  'shows in one tab what another one does',
  { tag: '@BY-39' },
  async ({ signedIn: page, instance }) => {
    const second = await openSecondTab(page, instance.url)
    const [id = ''] = await instance.controls.post({ acct: 'kwame', text: 'Seen by two tabs' })
    expect(id).not.toBe('')
    const favourites = [page, second].map((tab) =>
      post(column(tab, 'Home').post('Seen by two tabs')).action('Favourite'),
    )

    await favourites[1]?.click()

    for (const favourite of favourites)
      await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  },
)
