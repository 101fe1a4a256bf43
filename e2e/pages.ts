import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of the product by role and name: the only handle that tests have on it. */
export const signInScreen = (page: Page) => ({
  server: page.getByRole('textbox', { name: 'Server' }),
  signIn: page.getByRole('button', { name: 'Sign in', exact: true }),
  signInTo: (host: string) => page.getByRole('button', { name: `Sign in to ${host}` }),
  trouble: page.getByRole('alert'),
})

/** The instance's own page that asks whether to let an app in. */
export const authorizePage = (page: Page) => ({
  authorize: page.getByRole('button', { name: 'Authorize' }),
  deny: page.getByRole('button', { name: 'Deny' }),
})

/** From the sign-in screen into the deck, by the one button of the serving instance. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await signInScreen(page).signInTo(new URL(url).host).click()
  await authorizePage(page).authorize.click()
  await expect(deck(page)).toBeVisible({ timeout: 30_000 })
}

export const deck = (page: Page) => page.getByRole('main', { name: 'Columns' })

export const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export function column(page: Page, title: string) {
  const region = page.getByRole('region', { name: title, exact: true })
  return {
    region,
    feed: region.getByRole('feed'),
    posts: region.getByRole('article'),
    post: (text: string) => region.getByRole('article').filter({ hasText: text }),
    unread: region.getByRole('button', { name: /^\d+ new$/ }),
    settings: region.getByRole('button', { name: 'Column settings' }),
    setting: (name: string) => region.getByRole('button', { name, exact: true }),
  }
}

export const post = (article: Locator) => ({
  action: (name: 'Reply' | 'Boost' | 'Favourite' | 'Bookmark' | 'More') =>
    article.getByRole('button', { name, exact: true }),
  link: article.locator('a').filter({ has: article.page().locator('time') }),
})

/** The first post of Home to which `name` was not done yet: what stands in front hangs on the hour of the world. */
export async function untouched(
  page: Page,
  name: 'Boost' | 'Favourite' | 'Bookmark',
): Promise<Locator> {
  const { posts } = column(page, 'Home')
  const action = page.getByRole('button', { name, exact: true, pressed: false, disabled: false })
  const address = await post(posts.filter({ has: action }).first()).link.getAttribute('href')
  return posts.filter({ has: page.locator(`a[href="${address}"]`) }).first()
}

export const composer = (page: Page) => {
  const form = page.getByRole('form', { name: 'Compose' })
  return {
    form,
    text: form.getByLabel("What's on your mind?"),
    contentWarning: form.getByRole('button', { name: 'Content warning' }),
    warningText: form.getByRole('textbox', { name: 'Content warning' }),
    visibility: form.getByRole('button', { name: /^Visibility: / }),
    charactersLeft: form.getByRole('status').filter({ hasText: 'characters left' }),
    publish: form.getByRole('button', { name: 'Publish', exact: true }),
  }
}

export const addColumn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Add column' })
  return {
    open: rail(page).getByRole('button', { name: 'Add column' }),
    dialog,
    kind: (name: string) => dialog.getByRole('button', { name, exact: true }),
    hashtag: dialog.getByRole('textbox', { name: 'Hashtag' }),
    profile: dialog.getByRole('textbox', { name: 'Profile' }),
    search: dialog.getByRole('textbox', { name: 'Search' }),
    add: dialog.getByRole('button', { name: 'Add', exact: true }),
  }
}

/** What the settings are divided into, in their order. */
export const settingsTabs = [
  'General',
  'Appearance',
  'Compose box',
  'Content warnings',
  'Collapsed',
  'Media',
  'Notifications',
]

export const settingsDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  return {
    open: rail(page).getByRole('button', { name: 'Settings', exact: true }),
    dialog,
    tab: (name: string) => dialog.getByRole('tab', { name }),
    toggle: (name: string) => dialog.getByRole('switch', { name }),
    choose: (what: string, name: string) =>
      dialog
        .getByRole('group', { name: what, exact: true })
        .getByRole('radio', { name, exact: true })
        .check(),
  }
}

/** The workspaces in the rail, and what opens from them. */
export const workspaces = (page: Page) => {
  const naming = page.getByRole('dialog', { name: /workspace$/ })
  const importing = page.getByRole('dialog', { name: 'Import layout' })
  const shown = (name: string) =>
    rail(page).getByRole('button', { name: `Workspace: ${name}`, exact: true })
  return {
    shown,
    /** Opens the menu of the one that is shown, and chooses one of its entries. */
    choose: async (entry: string) => {
      await rail(page)
        .getByRole('button', { name: /^Workspace: / })
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    },
    nameDialog: { field: naming.getByRole('textbox', { name: 'Name' }) },
    importDialog: {
      // A file input has no role of its own; the button before it opens the browser's dialog.
      file: importing.getByLabel('Layout file'),
      trouble: importing.getByRole('alert'),
      content: importing.getByRole('listitem'),
      add: importing.getByRole('button', { name: 'Add to my workspaces' }),
      replace: importing.getByRole('button', { name: 'Replace mine' }),
    },
  }
}

/** Titles of the columns from left to right. */
export const columnTitles = (page: Page) =>
  deck(page)
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => {
        const named = region.getAttribute('aria-labelledby')
        const label = named === null ? null : document.getElementById(named)?.textContent
        return (label ?? region.getAttribute('aria-label') ?? '').trim()
      }),
    )

/** Opens the rail's menu and chooses one of its entries. */
export async function menuEntry(page: Page, name: string): Promise<void> {
  await rail(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name }).click()
}

export const mediaViewer = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Media viewer' })
  return {
    dialog,
    shown: dialog.getByRole('img'),
    button: (name: 'Previous' | 'Next' | 'Close') =>
      dialog.getByRole('button', { name, exact: true }),
    pages: dialog.getByRole('tab'),
    page: (name: string) => dialog.getByRole('tab', { name, exact: true }),
  }
}

/** What waits to be written on, beside the composer. */
export const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

/** No dialog is open, and the history is back where it was: what is opened before that is closed by it again. */
export async function expectNoDialogs(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
}

/** All that comes behind the first posts is there: whoever goes offline now can do what they could. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(composer(page).text).toBeVisible()
  await page.waitForLoadState('networkidle')
}
