import type { Page } from '@playwright/test'
import { expect, test, testWithTwoServers } from './fixtures.ts'
import { post } from './page-objects.ts'
import { openDeckOfTwo } from './second-account.ts'

const KWAME = /^@kwame@/

/** The posts in Home of an account. */
const getHome = (page: Page, username: string) =>
  page.getByRole('region', { name: new RegExp(`^Home, @${username}@`) }).getByRole('article')

test(
  'acts on a post of one account’s column as another account of the same server',
  { tag: ['@BY-37', '@BY-02'] },
  async ({ page, instance }) => {
    await openDeckOfTwo(page, instance.url, 'kwame')
    const text = 'Fog until noon, then the crane'
    const form = page.getByRole('form', { name: 'Compose' }).first()
    await form.getByRole('textbox', { name: "What's on your mind?" }).fill(text)
    await form.getByRole('button', { name: 'Publish', exact: true }).click()
    const [row, copy] = [
      getHome(page, 'mira').filter({ hasText: text }),
      getHome(page, 'kwame').filter({ hasText: text }),
    ]
    const dialog = page.getByRole('dialog', { name: 'As another account' })
    const group = dialog.getByRole('group', { name: KWAME })
    await expect(copy).toBeVisible()
    await expect(row).toBeVisible()

    await test.step('favourites it from the More menu: the other account’s column shows it, its own does not', async () => {
      await post(row).action('More').click()
      await page.getByRole('menuitem', { name: 'As another account' }).click()
      await group.getByRole('button', { name: 'Favourite', pressed: false }).click()

      await expect(page.getByText(/^@kwame@\S+ favourited this post$/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(post(copy).action('Favourite')).toHaveAttribute('aria-pressed', 'true')
      await expect(post(row).action('Favourite')).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('keeps it on the server, and ticks it when the dialog is opened again', async () => {
      await page.reload()
      await expect(post(copy).action('Favourite')).toHaveAttribute('aria-pressed', 'true')
      await expect(post(row).action('Favourite')).toHaveAttribute('aria-pressed', 'false')
      await post(row).action('More').click()
      await page.getByRole('menuitem', { name: 'As another account' }).click()
      await group.getByRole('button', { name: 'Favourite', pressed: true }).click()
      await expect(group.getByRole('button', { name: 'Favourite', pressed: false })).toBeVisible()
      await page.keyboard.press('Escape')
    })
  },
)

test(
  'chooses the account by keyboard alone, with Shift and the key of the action',
  { tag: ['@BY-37', '@BY-45'] },
  async ({ page, instance }) => {
    await openDeckOfTwo(page, instance.url, 'kwame')
    await expect(getHome(page, 'kwame').first()).toBeVisible()
    const row = getHome(page, 'mira').first()
    const before = await post(row).action('Favourite').getAttribute('aria-pressed')
    await row.focus()

    await page.keyboard.press('Shift+F')
    const dialog = page.getByRole('dialog', { name: 'Favourite as another account' })
    const choice = dialog.getByRole('group', { name: KWAME }).getByRole('button')
    await expect(choice).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page.getByText(/^@kwame@\S+ favourited this post$/).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(row).toBeFocused()
    await expect(post(row).action('Favourite')).toHaveAttribute('aria-pressed', before ?? '')

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys.getByText('Reply/boost/favourite as another account')).toBeVisible()
  },
)

testWithTwoServers(
  'acts on a post of one server as an account of another server',
  { tag: ['@BY-37', '@BY-02'] },
  async ({ page, servers: { first, second } }) => {
    await openDeckOfTwo(page, first.url, 'nia', second.url)
    const text = 'Fog until noon, then the crane'
    const form = page.getByRole('form', { name: 'Compose' }).first()
    await form.getByRole('textbox', { name: "What's on your mind?" }).fill(text)
    await form.getByRole('button', { name: 'Publish', exact: true }).click()
    const [row, copy] = [
      getHome(page, 'mira').filter({ hasText: text }),
      getHome(page, 'nia').filter({ hasText: text }),
    ]
    const dialog = page.getByRole('dialog', { name: 'As another account' })
    const nia = dialog.getByRole('group', { name: `@nia@${new URL(second.url).host}` })

    await test.step('finds it on the other server, whose column shows the favourite', async () => {
      await post(row).action('More').click()
      await page.getByRole('menuitem', { name: 'As another account' }).click()
      await nia.getByRole('button', { name: 'Favourite', pressed: false }).click()

      await expect(page.getByText(/^@nia@\S+ favourited this post$/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(post(copy).action('Favourite')).toHaveAttribute('aria-pressed', 'true')
      await expect(post(row).action('Favourite')).toHaveAttribute('aria-pressed', 'false')
    })
  },
)
