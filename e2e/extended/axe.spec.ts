import type { Page } from '@playwright/test'
import { expectNoFaults } from '../axe-findings.ts'
import { expect, test } from '../fixtures.ts'
import {
  addColumn,
  column,
  composer,
  menuEntry,
  post,
  rail,
  settingsDialog,
  settingsTabs,
  signInScreen,
  workspaces,
} from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

/** Where one column shows at a time: what it shows is the same, and the page is small. */
const NARROW = { width: 400, height: 800 }
const DIALOG = { within: 'dialog[open]' }
const FORM = { within: 'form[aria-label="Compose"]' }

test(
  'the deck, its composer and its menus have no accessibility faults in any theme',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    test.slow()
    const [home, notifications] = [column(page, 'Home'), column(page, 'Notifications')]
    await expect(home.posts.first()).toBeVisible()
    await expect(notifications.posts.first()).toBeVisible()
    await expectNoFaults(page, 'deck')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme })
      await expectNoFaults(page, `high contrast of a ${colorScheme} system`, { asItLooks: true })
    }
    await page.emulateMedia({ contrast: null, colorScheme: null })

    await home.settings.click()
    await notifications.settings.click()
    await rail(page).getByRole('button', { name: 'Menu' }).click()
    await expectNoFaults(page, 'settings of columns, menu')
    await page.keyboard.press('Escape')
    await home.settings.click()
    await notifications.settings.click()
    await notifications.region.getByRole('button', { name: 'Clear selectively' }).click()
    await post(home.posts.first()).action('More').click()
    await expectNoFaults(page, 'menu of a post, cleaning', { within: 'main' })
    await page.keyboard.press('Escape')

    const form = composer(page)
    await form.contentWarning.click()
    await form.form.getByRole('button', { name: 'Add poll' }).click()
    await form.form.getByRole('button', { name: 'Advanced options' }).click()
    await expectNoFaults(page, 'composer with a warning, a poll and its options', FORM)
    await page.keyboard.press('Escape')
    await form.visibility.click()
    await expectNoFaults(page, 'visibility', FORM)
    await page.keyboard.press('Escape')
    await form.text.pressSequentially('so :smi')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expectNoFaults(page, 'suggestions', FORM)
    await form.text.press('Escape')
    await form.form.getByRole('button', { name: 'Insert emoji' }).click()
    const picker = page.getByRole('dialog', { name: 'Emoji' })
    await picker.getByRole('button', { name: 'thumbs up' }).hover()
    await picker.getByRole('button', { name: /^Skin tone/ }).click()
    await expectNoFaults(page, 'emoji', { within: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await home.settings.click()
    await home.setting('Remove column').click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await workspaces(page).choose('New workspace')
    await workspaces(page).nameDialog.field.fill('Work')
    await page.keyboard.press('Enter')
    await expect(workspaces(page).shown('Work')).toBeVisible()
    await expectNoFaults(page, 'a notice over an empty workspace')
  },
)

/** Another address without loading the page anew, as a link of the deck does it, and what it shows. */
async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(column(page, name).region).toBeVisible()
  // The outlines of what is on its way say nothing to anybody, so that no role finds them.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

const ADDRESSES: readonly (readonly [path: string, name: string])[] = [
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
  // Each of these is refused.
  ['/bookmarks', 'Bookmarks'],
  ['/accounts/1', 'Profile'],
]

test.describe('at addresses', () => {
  test.use({ viewport: NARROW, forgiven: /404|503/ })

  test(
    'lists, people, threads and failures have no accessibility faults in any theme',
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
      const all = [
        [ids.person, lena],
        [`${ids.person}/media`, lena],
        [ids.status, 'Post'],
        [`${ids.status}/favourites`, 'Favourited by'],
        ...ADDRESSES,
      ] as const
      for (const [path, name] of all) {
        await visit(page, path, name)
        await expectNoFaults(page, path)
      }
    },
  )
})

test(
  'doors, the narrow deck, its dialogs and the composer alone have no accessibility faults in any theme',
  { tag: '@BY-54' },
  async ({ page, instance }) => {
    test.slow()
    await page.goto('/')
    const { server, signIn, signInTo } = signInScreen(page)
    await expect(signInTo(new URL(instance.url).host)).toBeVisible()
    await server.fill('no server at all')
    await signIn.click()
    await expect(signInScreen(page).trouble).toBeVisible()
    await expectNoFaults(page, 'door')

    await takeSignIn(page.context(), instance.url)
    await page.setViewportSize(NARROW)
    await page.goto('/')
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await rail(page).getByRole('button', { name: 'Column settings' }).click()
    await rail(page).getByRole('button', { name: 'Menu' }).click()
    await expectNoFaults(page, 'narrow deck with its settings and menu')
    await page.keyboard.press('Escape')

    await menuEntry(page, 'Add column')
    const adding = addColumn(page)
    await adding.kind('Profile').click()
    await adding.profile.fill('kwa')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoFaults(page, 'somebody’s column', DIALOG)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(adding.dialog).toBeHidden()

    await menuEntry(page, 'Settings')
    const { dialog, tab } = settingsDialog(page)
    for (const name of settingsTabs) {
      await tab(name).click()
      await expect(dialog.getByRole('tabpanel', { name })).toBeVisible()
      await expectNoFaults(page, name, DIALOG)
    }

    await page.goto('/share?text=Seen')
    await expect(composer(page).text).toHaveValue('Seen')
    await expectNoFaults(page, 'composer alone')
  },
)
