import { expect, type Locator, type Page } from '@playwright/test'

/** Page objects by role and name. Tests reach the product only through them. */
export const signInScreen = (page: Page) => ({
  server: page.getByRole('textbox', { name: 'Server' }),
  signIn: page.getByRole('button', { name: 'Sign in', exact: true }),
  signInTo: (host: string) => page.getByRole('button', { name: `Sign in to ${host}` }),
  error: page.getByRole('alert'),
})

/** The instance's own page that asks the user to authorise an app. */
export const authorizePage = (page: Page) => ({
  authorize: page.getByRole('button', { name: 'Authorize' }),
  deny: page.getByRole('button', { name: 'Deny' }),
  people: page.getByRole('group', { name: 'Continue as' }).getByRole('radio'),
  /** @param name a display name or `@acct` */
  choosePerson: (name: string) => page.getByRole('radio', { name }).check(),
})

/**
 * Signs in from the sign-in screen, with the button of the instance that serves the page.
 *
 * @param person a display name or `@acct`; by default the person that the server selects
 */
export async function signIn(page: Page, url: string, person?: string): Promise<void> {
  await page.goto(url)
  await signInScreen(page).signInTo(new URL(url).host).click()
  if (person !== undefined) await authorizePage(page).choosePerson(person)
  await authorizePage(page).authorize.click()
  await expect(deck(page)).toBeVisible({ timeout: 30_000 })
}

/** The dialog that signs in to another account beside the running deck. */
const addAccountDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Add account' })
  return {
    dialog,
    knownServer: (host: string) => dialog.getByRole('button', { name: `Sign in to ${host}` }),
    server: dialog.getByRole('textbox', { name: 'Server' }),
    signIn: dialog.getByRole('button', { name: 'Sign in', exact: true }),
  }
}

/**
 * Adds an account from the menu of the deck.
 *
 * @param person a display name or `@acct`; by default the person that the server selects
 */
export async function addAccount(page: Page, url: string, person?: string): Promise<void> {
  const { host } = new URL(url)
  await openMenuEntry(page, 'Add account')
  const { knownServer, server, signIn: start } = addAccountDialog(page)
  // The server that serves the page signs in in its place, any other one in a window beside it.
  const isOwn = new URL(page.url()).host === host
  const opening = isOwn ? Promise.resolve(page) : page.waitForEvent('popup')
  if (await knownServer(host).isVisible()) await knownServer(host).click()
  else {
    await server.fill(host)
    await start.click()
  }
  const shown = await opening
  if (person !== undefined) await authorizePage(shown).choosePerson(person)
  await authorizePage(shown).authorize.click()
  if (!isOwn) await expect.poll(() => shown.isClosed(), { timeout: 30_000 }).toBe(true)
  await expect(addAccountDialog(page).dialog).toBeHidden({ timeout: 30_000 })
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

/**
 * Finds the first post of Home without this action. Which posts are at the top depends on the hour of the seed data.
 */
export async function findUntouchedPost(
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

/** The tabs of the settings, in order. */
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

/** The workspaces in the rail, and the menu and dialogs that open from them. */
export const workspaces = (page: Page) => {
  const nameDialog = page.getByRole('dialog', { name: /workspace$/ })
  const importDialog = page.getByRole('dialog', { name: 'Import layout' })
  const button = (name: string) =>
    rail(page).getByRole('button', { name: `Workspace: ${name}`, exact: true })
  return {
    shown: button,
    /** Opens the menu of the current workspace and selects one of its items. */
    choose: async (entry: string) => {
      await rail(page)
        .getByRole('button', { name: /^Workspace: / })
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    },
    nameDialog: { field: nameDialog.getByRole('textbox', { name: 'Name' }) },
    importDialog: {
      // A file input has no role. The button before it opens the file dialog.
      file: importDialog.getByLabel('Layout file'),
      error: importDialog.getByRole('alert'),
      content: importDialog.getByRole('listitem'),
      add: importDialog.getByRole('button', { name: 'Add to my workspaces' }),
      replace: importDialog.getByRole('button', { name: 'Replace mine' }),
    },
  }
}

/** Returns the titles of the columns from left to right. */
export const getColumnTitles = (page: Page) =>
  deck(page)
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => {
        const named = region.getAttribute('aria-labelledby')
        const label = named === null ? null : document.getElementById(named)?.textContent
        return (label ?? region.getAttribute('aria-label') ?? '').trim()
      }),
    )

/** Opens the menu of the rail and selects one of its items. */
export async function openMenuEntry(page: Page, name: string): Promise<void> {
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

/** The list of drafts beside the composer. */
export const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

/**
 * Expects that no dialog is open and that the history entries of dialogs are gone. A pending history navigation would
 * close a dialog that opens earlier.
 */
export async function expectNoDialogs(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
}

/** Waits until all deferred parts have loaded, so that a test can go offline without losing features. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await expect(composer(page).text).toBeVisible()
  await page.waitForLoadState('networkidle')
}
