import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import {
  addColumn,
  column,
  composer,
  openMenuEntry,
  post,
  rail,
  settingsDialog,
  settingsTabs,
  signInScreen,
  workspaces,
} from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

/** In a narrow window one column shows at a time. Its content is the same and the page is small. */
const NARROW = { width: 400, height: 800 }
const DIALOG = { within: 'dialog[open]' }
const FORM = { within: 'form[aria-label="Compose"]' }

test(
  'has no accessibility violations in the deck, its composer and its menus in any theme',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    test.slow()
    const [home, notifications] = [column(page, 'Home'), column(page, 'Notifications')]
    await expect(home.posts.first()).toBeVisible()
    await expect(notifications.posts.first()).toBeVisible()
    await expectNoViolations(page, 'deck')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme })
      await expectNoViolations(page, `high contrast of a ${colorScheme} system`, {
        isCurrentThemeOnly: true,
      })
    }
    await page.emulateMedia({ contrast: null, colorScheme: null })

    await home.settings.click()
    await notifications.settings.click()
    await rail(page).getByRole('button', { name: 'Menu' }).click()
    await expectNoViolations(page, 'column settings and menu')
    await page.keyboard.press('Escape')
    await home.settings.click()
    await notifications.settings.click()
    await notifications.region.getByRole('button', { name: 'Clear selectively' }).click()
    await post(home.posts.first()).action('More').click()
    await expectNoViolations(page, 'menu of a post and select mode', { within: 'main' })
    await page.keyboard.press('Escape')

    const form = composer(page)
    await form.contentWarning.click()
    await form.form.getByRole('button', { name: 'Add poll' }).click()
    await form.form.getByRole('button', { name: 'Advanced options' }).click()
    await expectNoViolations(page, 'composer with a content warning, a poll and options', FORM)
    await page.keyboard.press('Escape')
    await form.visibility.click()
    await expectNoViolations(page, 'visibility', FORM)
    await page.keyboard.press('Escape')
    await form.text.pressSequentially('so :smi')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expectNoViolations(page, 'autocomplete', FORM)
    await form.text.press('Escape')
    await form.form.getByRole('button', { name: 'Insert emoji' }).click()
    const picker = page.getByRole('dialog', { name: 'Emoji' })
    await picker.getByRole('button', { name: 'thumbs up' }).hover()
    await picker.getByRole('button', { name: /^Skin tone/ }).click()
    await expectNoViolations(page, 'emoji picker', { within: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await home.settings.click()
    await home.setting('Remove column').click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await workspaces(page).choose('New workspace')
    await workspaces(page).nameDialog.field.fill('Work')
    await page.keyboard.press('Enter')
    await expect(workspaces(page).shown('Work')).toBeVisible()
    await expectNoViolations(page, 'a toast over an empty workspace')
  },
)

/** Navigates without a reload, as links in the deck do, and waits for the column. */
async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(column(page, name).region).toBeVisible()
  // Placeholders of loading content are hidden from the accessibility tree, so they have no role.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

const ROUTES: readonly (readonly [path: string, name: string])[] = [
  ['/timelines/public', 'Federated'],
  ['/favourites', 'Favourites'],
  ['/timelines/direct', 'Direct messages'],
  ['/timelines/tag/nothing-at-all', '#nothing-at-all'],
  ['/pinned', '@mira'],
  ['/search?q=harbour', 'Search'],
  ['/notifications', 'Notifications'],
  ['/follow_requests', 'Follow requests'],
  ['/blocks', 'Blocked accounts'],
  ['/mutes', 'Muted accounts'],
  ['/domain_blocks', 'Blocked domains'],
  ['/filters', 'Filters'],
  ['/lists', 'Lists'],
  ['/search', 'Search'],
  ['/statuses/new', 'Compose'],
  ['/nowhere', 'Not found'],
  // The server refuses each of these.
  ['/bookmarks', 'Bookmarks'],
  ['/accounts/1', 'Profile'],
]

test.describe('routes', () => {
  test.use({ viewport: NARROW, allowedErrors: /404|503/ })

  test(
    'has no accessibility violations in lists, profiles, threads and error states in any theme',
    { tag: '@BY-54' },
    async ({ signedIn: page }) => {
      test.slow()
      await expect(column(page, 'Home').posts.first()).toBeVisible()
      await page.route('**/api/v1/bookmarks*', (route) => route.fulfill({ status: 503, json: {} }))
      const ids = await page.evaluate(async () => {
        const ask = async (path: string) => (await fetch(path)).json()
        const { id } = await ask('/api/v1/accounts/lookup?acct=lena@sternwarte.example')
        const [latest] = await ask(`/api/v1/accounts/${id}/statuses?exclude_replies=true`)
        return { person: `/accounts/${id}`, status: `/statuses/${latest.id}` }
      })
      const lena = '@lena@sternwarte.example'
      const routes = [
        [ids.person, lena],
        [`${ids.person}/media`, lena],
        [ids.status, 'Post'],
        [`${ids.status}/favourites`, 'Favourited by'],
        ...ROUTES,
      ] as const
      for (const [path, name] of routes) {
        await visit(page, path, name)
        await expectNoViolations(page, path)
      }
    },
  )
})

test(
  'has no accessibility violations in the sign-in screen, the narrow deck and the share page in any theme',
  { tag: '@BY-54' },
  async ({ page, instance }) => {
    test.slow()
    await page.goto('/')
    const { server, signIn, signInTo } = signInScreen(page)
    await expect(signInTo(new URL(instance.url).host)).toBeVisible()
    await server.fill('no server at all')
    await signIn.click()
    await expect(signInScreen(page).error).toBeVisible()
    await expectNoViolations(page, 'sign-in screen')

    await restoreSignIn(page.context(), instance.url)
    await page.setViewportSize(NARROW)
    await page.goto('/')
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await rail(page).getByRole('button', { name: 'Column settings' }).click()
    await rail(page).getByRole('button', { name: 'Menu' }).click()
    await expectNoViolations(page, 'narrow deck with its settings and menu')
    await page.keyboard.press('Escape')

    await openMenuEntry(page, 'Add column')
    const adding = addColumn(page)
    await adding.kind('Profile').click()
    await adding.profile.fill('kwa')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoViolations(page, 'profile column', DIALOG)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(adding.dialog).toBeHidden()

    await openMenuEntry(page, 'Settings')
    const { dialog, tab } = settingsDialog(page)
    for (const name of settingsTabs) {
      await tab(name).click()
      await expect(dialog.getByRole('tabpanel', { name })).toBeVisible()
      await expectNoViolations(page, name, DIALOG)
    }

    await page.goto('/share?text=Seen')
    await expect(composer(page).text).toHaveValue('Seen')
    await expectNoViolations(page, 'share page')
  },
)
