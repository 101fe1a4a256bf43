import type { Page, Request } from '@playwright/test'
import { expect, test, testWithTwoServers } from './fixtures.ts'
import { composer, post } from './page-objects.ts'
import { openDeckOfTwo } from './second-account.ts'

const SECOND = 'Kwame Mensah'

const author = (page: Page) => composer(page).form.getByRole('button', { name: /^Post as: / })
const option = (page: Page, acct: string) => page.getByRole('option', { name: acct, exact: true })

/** Opens a deck of Mira and a second person, in which only Mira has a composer. */
async function openDeckWithOneComposer(
  page: Page,
  url: string,
  username = 'kwame',
  server = url,
): Promise<void> {
  await openDeckOfTwo(page, url, username, server)
  await removeSecondComposer(page, username)
  await expect(author(page)).toBeVisible()
}

async function removeSecondComposer(page: Page, username: string): Promise<void> {
  const second = page.getByRole('region', { name: new RegExp(`^Compose, @${username}`) })
  await expect(page.getByRole('region', { name: /^Home/ })).toHaveCount(2)
  if ((await second.count()) === 0) return
  await second.getByRole('button', { name: 'Column settings' }).click()
  await second.getByRole('button', { name: 'Remove column' }).click()
  await expect(second).toHaveCount(0)
}

/** Returns the stored accounts, and the token of the second. The page itself may have another one for the first. */
async function readAccounts(page: Page) {
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => /^colonnade\/accounts\/.*\/session$/.test(name))
      .map(([name, text]) => ({
        acct: `@${name.split('/')[2] ?? ''}`,
        bearer: `Bearer ${(JSON.parse(text) as { readonly accessToken: string }).accessToken}`,
      })),
  )
  const second = stored.find(({ acct }) => acct.startsWith('@kwame@'))
  const first = stored.find(({ acct }) => acct !== second?.acct)?.acct
  if (first === undefined || second === undefined) throw new Error('both should be signed in')
  return { first, second }
}

/** Collects the requests that write, with the tokens that they carry. */
function collectWrites(page: Page): (path: RegExp) => readonly string[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request)
  })
  return (path) =>
    requests
      .filter((request) => path.test(new URL(request.url()).pathname))
      .map((request) => request.headers()['authorization'] ?? '')
}

test(
  'posts as another account by keyboard alone, with a file and its description',
  { tag: ['@BY-02', '@BY-37'] },
  async ({ page, instance }) => {
    await openDeckWithOneComposer(page, instance.url)
    const { first, second } = await readAccounts(page)
    const writes = collectWrites(page)
    const { text, form } = composer(page)
    await expect(author(page)).toHaveAccessibleName(`Post as: ${first}`)
    await text.fill('Signals at dawn')
    await form.locator('input[type=file]').setInputFiles({
      name: 'dawn.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
    })
    const description = form.getByRole('textbox', { name: 'Description' })
    await description.fill('The signal box')
    await expect.poll(() => writes(/media$/)).toHaveLength(1)
    expect(writes(/media$/)).not.toContain(second.bearer)

    await text.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(author(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox', { name: 'Post as' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')

    await expect(author(page)).toHaveAccessibleName(`Post as: ${second.acct}`)
    await expect(author(page)).toBeFocused()
    await expect(text).toHaveValue('Signals at dawn')
    await expect(description).toHaveValue('The signal box')
    await expect.poll(() => writes(/media$/).slice(1)).toEqual([second.bearer])
    await expect(composer(page).publish).toBeEnabled()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Enter')
    await expect(text).toHaveValue('')
    expect(writes(/statuses$/)).toEqual([second.bearer])
    const published = page.getByRole('article').filter({ hasText: 'Signals at dawn' }).first()
    await expect(published).toContainText(SECOND)
    await expect(published.getByRole('button', { name: 'The signal box' })).toBeVisible()
  },
)

test(
  'brings the draft back when the first account is chosen again, also after a reload',
  { tag: ['@BY-02', '@BY-32', '@BY-37'] },
  async ({ page, instance }) => {
    await openDeckWithOneComposer(page, instance.url)
    const { first, second } = await readAccounts(page)
    const { text } = composer(page)
    await text.fill('Half a thought')
    await author(page).click()
    await option(page, second.acct).click()
    await expect(text).toHaveValue('Half a thought')
    await expect(page.getByText('Saved in this browser')).toBeVisible()

    await page.reload()

    await expect(author(page)).toHaveAccessibleName(`Post as: ${second.acct}`)
    await expect(text).toHaveValue('Half a thought')
    await author(page).click()
    await option(page, first).click()
    await expect(text).toHaveValue('Half a thought')
    await expect(author(page)).toHaveAccessibleName(`Post as: ${first}`)
  },
)

test(
  'replies from a column of another account as that account, and returns to the draft',
  { tag: ['@BY-02', '@BY-37'] },
  async ({ page, instance }) => {
    await openDeckWithOneComposer(page, instance.url)
    const { first, second } = await readAccounts(page)
    const writes = collectWrites(page)
    const { text, form, publish } = composer(page)
    await text.fill('About the fog')
    const home = page.getByRole('region', { name: `Home, ${second.acct}` })
    const row = home.getByRole('article').first()

    await post(row).action('Reply').click()

    await expect(author(page)).toHaveAccessibleName(`Post as: ${second.acct}`)
    await expect(form.getByRole('group', { name: /^Replying to / })).toBeVisible()
    await expect(text).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('Well seen')
    await publish.click()

    await expect(author(page)).toHaveAccessibleName(`Post as: ${first}`)
    await expect(text).toHaveValue('About the fog')
    expect(writes(/statuses$/)).toEqual([second.bearer])
  },
)

testWithTwoServers(
  'gives a reply to an account of another server, which finds the post, and asks once',
  { tag: ['@BY-02', '@BY-37'] },
  async ({ page, servers: { first, second: other } }) => {
    await openDeckWithOneComposer(page, first.url, 'nia', other.url)
    const host = new URL(other.url).host
    const nia = `@nia@${host}`
    const { text, form, publish } = composer(page)
    const question = page.getByRole('alertdialog', { name: `Send as ${nia}?` })
    const posts: string[] = []
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (request.method() === 'POST' && pathname.endsWith('/statuses')) posts.push(origin)
    })
    await text.fill('Fog until noon, then the crane')
    await publish.click()
    const row = page
      .getByRole('region', { name: /^Home, @mira@/ })
      .getByRole('article')
      .filter({ hasText: 'then the crane' })
      .first()
    const replyAsNia = async (words: string) => {
      await post(row).action('Reply').click()
      await expect(text).toBeFocused()
      await page.keyboard.type(words)
      await author(page).click()
      await option(page, nia).click()
    }

    await test.step('searches the other server, and keeps the author until then', async () => {
      let answer = (): void => undefined
      const answered = new Promise<void>((resolve) => (answer = resolve))
      const isLookup = ({ origin, pathname }: URL) =>
        origin === new URL(other.url).origin && /\/(?:search|statuses\/\w+)$/.test(pathname)
      await page.route(isLookup, async (route) => {
        await answered
        await route.continue()
      })
      await replyAsNia('Well seen')
      await expect(form.getByText(`Looking for this post on ${host}…`)).toBeVisible()
      await expect(publish).toBeDisabled()
      await expect(author(page)).toHaveAccessibleName(/^Post as: @mira@/)
      answer()
      await expect(author(page)).toHaveAccessibleName(`Post as: ${nia}`)
      await expect(form.getByRole('group', { name: /^Replying to @mira@/ })).toBeVisible()
      await expect(page.getByRole('region', { name: `Compose, ${nia}` })).toBeVisible()
      await expect(text).toHaveValue(/^@mira@\S+ Well seen$/)
    })

    await test.step('asks before the other account sends it', async () => {
      await publish.click()
      await expect(question).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(text).toHaveValue('')
      await expect(page.getByRole('region', { name: /^Compose, @mira@/ })).toBeVisible()
      expect(posts).toEqual([first.url, other.url].map((url) => new URL(url).origin))
    })

    await test.step('does not ask again', async () => {
      await replyAsNia('Well seen again')
      await expect(author(page)).toHaveAccessibleName(`Post as: ${nia}`)
      await publish.click()
      await expect(text).toHaveValue('')
      await expect(question).toHaveCount(0)
      expect(posts).toHaveLength(3)
    })
  },
)

test(
  'posts as another account on the screen of a narrow window',
  { tag: ['@BY-37', '@RTE-02'] },
  async ({ page, instance }) => {
    await openDeckWithOneComposer(page, instance.url)
    const { second } = await readAccounts(page)
    await page.setViewportSize({ width: 420, height: 800 })
    await page.goto('/statuses/new')
    await author(page).click()
    await option(page, second.acct).click()
    await expect(author(page)).toHaveAccessibleName(`Post as: ${second.acct}`)
    await composer(page).text.fill('From the train')
    const writes = collectWrites(page)

    await composer(page).publish.click()

    await expect(composer(page).form).toBeHidden()
    expect(writes(/statuses$/)).toEqual([second.bearer])
  },
)

test(
  'posts from the share page as the chosen account',
  { tag: ['@BY-02', '@STA-05'] },
  async ({ page, instance }) => {
    await openDeckWithOneComposer(page, instance.url)
    const { second } = await readAccounts(page)
    const writes = collectWrites(page)
    await page.goto('/share?text=Seen%20on%20the%20way')
    await author(page).click()
    await option(page, second.acct).click()
    await expect(composer(page).text).toHaveValue('Seen on the way')

    await composer(page).publish.click()

    await expect(page.getByRole('link', { name: 'View post' })).toBeVisible()
    expect(writes(/statuses$/)).toEqual([second.bearer])
    await page.reload()
    await expect(author(page)).toHaveAccessibleName(`Post as: ${second.acct}`)
  },
)
