import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, getColumnTitles, composer, deck, post, rail } from './page-objects.ts'

const getPath = (url: string) => new URL(url).pathname

test.describe('at 600 px', () => {
  test.use({ viewport: { width: 600, height: 900 } })

  test(
    'opens the compose screen on Reply and returns to the previous screen after publishing',
    { tag: ['@RTE-01', '@RTE-02', '@RTE-03'] },
    async ({ signedIn }) => {
      const home = column(signedIn, 'Home')
      await rail(signedIn).getByRole('link', { name: 'Home' }).click()
      const before = getPath(signedIn.url())
      await post(home.posts.first()).action('Reply').click()

      await expect.poll(() => getPath(signedIn.url())).toBe('/statuses/new')
      const { text, publish } = composer(signedIn)
      await text.pressSequentially('Said from a small window')
      await publish.click()

      await expect.poll(() => getPath(signedIn.url())).toBe(before)
      await expect(home.posts.first()).toContainText('Said from a small window')
    },
  )
})

test(
  'fills the compose screen from the URL, and returns to the deck after publishing and on Back',
  { tag: ['@RTE-01', '@RTE-03', '@STA-04'] },
  async ({ signedIn, instance }) => {
    const openFromElsewhere = async (path: string) => {
      await signedIn.goto('about:blank')
      await signedIn.goto(`${instance.url}${path}`)
    }

    await test.step('returns to the deck after publishing', async () => {
      await openFromElsewhere('/statuses/new?text=Hello%20there')
      const { text, publish } = composer(signedIn)
      await expect(text).toHaveValue('Hello there')
      await expect.poll(() => signedIn.url()).toBe(`${instance.url}/statuses/new`)
      await signedIn.reload()
      await expect(text).toHaveValue('Hello there')

      await publish.click()

      await expect.poll(() => signedIn.url()).toBe(`${instance.url}/`)
      await expect(column(signedIn, 'Home').post('Hello there')).toBeVisible()
      await expect(text).toHaveValue('')
    })

    await test.step('returns to the deck on the Back key', async () => {
      await openFromElsewhere('/bookmarks')
      await expect(column(signedIn, 'Bookmarks').region).toBeVisible()

      // The key handlers are registered a moment after the posts appear.
      await expect(async () => {
        await signedIn.keyboard.press('Backspace')
        expect(signedIn.url()).toBe(`${instance.url}/`)
      }).toPass()
      await expect(deck(signedIn)).toBeVisible()
    })
  },
)

test(
  "links to the server's pages, replies in the deck's composer, and opens posts and profiles in a column",
  { tag: ['@COL-08', '@RTE-02', '@RTE-06', '@RTE-07', '@RTE-09', '@RTE-12', '@SES-11', '@SES-15'] },
  async ({ signedIn, instance }) => {
    await test.step('links to the fixed pages of the server in the menu', async () => {
      await rail(signedIn).getByRole('button', { name: 'Menu' }).click()
      const entry = (name: string) => signedIn.getByRole('menuitem', { name })

      await expect(entry('Preferences')).toHaveAttribute(
        'href',
        `${instance.url}/settings/preferences`,
      )
      await expect(entry('Edit profile')).toHaveAttribute(
        'href',
        `${instance.url}/settings/profile`,
      )
      await expect(entry('Terms')).toHaveAttribute('href', `${instance.url}/terms`)
      await expect(entry('Terms')).toHaveAttribute('target', '_blank')
      await expect(signedIn.getByText(/v\d+\.\d+\.\d+/)).toBeVisible()
      await signedIn.keyboard.press('Escape')
      await expect(entry('Terms')).toBeHidden()
    })

    await test.step('replies in the composer of the deck and keeps the URL', async () => {
      const before = signedIn.url()
      await post(column(signedIn, 'Home').posts.first()).action('Reply').click()

      await expect(composer(signedIn).text).toBeFocused()
      await expect(signedIn.getByRole('group', { name: /^Replying to @/ })).toBeVisible()
      expect(signedIn.url()).toBe(before)
      await composer(signedIn).form.getByRole('button', { name: 'Cancel reply' }).click()
    })

    await test.step('opens a link to a post in a last column and closes it on Back', async () => {
      const home = column(signedIn, 'Home')
      await post(home.posts.nth(1)).link.first().click()
      await expect(column(signedIn, 'Post').region).toBeVisible()
      const address = signedIn.url()
      await signedIn.goBack()
      await expect(column(signedIn, 'Post').region).toHaveCount(0)

      await signedIn.goto(address)
      await expect(column(signedIn, 'Post').posts.first()).toBeVisible()
      const regions = deck(signedIn).getByRole('region')
      await expect(regions).toHaveCount(4)
      await expect(regions.last()).toHaveAccessibleName('Post')
    })

    await test.step('shows the follow button on another profile and not on the own one', async () => {
      const { text, publish } = composer(signedIn)
      await text.fill('Who am I?')
      await publish.click()
      const home = column(signedIn, 'Home')
      await expect(home.posts.first()).toContainText('Who am I?')
      const relationship = deck(signedIn).getByRole('button', { name: /^(Follow|Unfollow)$/ })

      await home.posts.first().getByRole('link', { name: '@mira' }).first().click()
      await expect(deck(signedIn).getByRole('tab', { name: 'Posts', exact: true })).toBeVisible()
      await expect(deck(signedIn).getByText('followers')).toBeVisible()
      await expect(relationship).toHaveCount(0)

      await home.posts.nth(1).getByRole('link', { name: /@/ }).first().click()
      await expect(relationship).toBeVisible()
    })
  },
)

const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

test(
  'opens posts in a reused column beside their own, and new columns or tabs with Ctrl or the middle button',
  { tag: ['@BY-35', '@COL-08', '@RTE-13'] },
  async ({ signedIn }) => {
    await test.step('opens posts in one column beside their own, keeps its history, and pins it', async () => {
      await addColumn(signedIn).open.click()
      await addColumn(signedIn).kind('Local').click()
      await expect(column(signedIn, 'Local').posts.first()).toBeVisible()
      const home = column(signedIn, 'Home')
      const opened = column(signedIn, 'Post')
      const titles = (third: unknown) => ['Compose', 'Home', third, 'Notifications', 'Local']

      await post(home.posts.nth(1)).link.first().click()
      await expect(opened.region).toBeInViewport()
      await expect.poll(() => getColumnTitles(signedIn)).toEqual(titles('Post'))
      await expect(opened.region.getByRole('heading').getByRole('button')).toBeFocused()
      await post(home.posts.nth(0)).link.first().click()
      await expect.poll(() => getColumnTitles(signedIn)).toEqual(titles('Post'))
      await expect(opened.posts.first()).toBeVisible()

      const author = opened.posts.first().getByRole('link', { name: /@/ }).first()
      await author.click()
      await expect.poll(async () => (await getColumnTitles(signedIn))[2]).toMatch(/^@/)
      const profile = deck(signedIn).getByRole('region').nth(2)
      await profile.getByRole('button', { name: 'Back' }).click()
      await expect(opened.region).toBeVisible()
      await signedIn.goForward()
      await expect(profile.getByRole('tab', { name: 'Posts', exact: true })).toBeVisible()
      await expect.poll(async () => (await getColumnTitles(signedIn)).length).toBe(5)

      await profile.getByRole('button', { name: 'Pin' }).click()
      await expect.poll(() => getPath(signedIn.url())).toBe('/')
      await expect
        .poll(() => getColumnTitles(signedIn))
        .toEqual(titles(expect.stringMatching(/^@/)))
    })

    await test.step('opens a column with Ctrl and a tab with the middle button, keeps the URL, and keeps columns after a reload', async () => {
      const home = column(signedIn, 'Home')
      const author = home.posts.nth(1).getByRole('link', { name: /@/ }).first()
      const before = signedIn.url()

      await author.click({ modifiers: ['ControlOrMeta'] })
      await expect.poll(async () => (await getColumnTitles(signedIn))[2]).toMatch(/^@/)
      await expect(
        deck(signedIn).getByRole('region').nth(2).getByRole('article').first(),
      ).toBeVisible()

      await home.posts.nth(1).focus()
      const isSaved = waitForSave(signedIn)
      await signedIn.keyboard.press('ControlOrMeta+Enter')
      await expect(column(signedIn, 'Post').posts.first()).toBeVisible()
      const titles = await getColumnTitles(signedIn)
      expect(titles.slice(0, 3)).toEqual(['Compose', 'Home', 'Post'])
      expect(titles.slice(3)).toEqual([
        expect.stringMatching(/^@/),
        expect.stringMatching(/^@/),
        'Notifications',
        'Local',
      ])
      expect(signedIn.url()).toBe(before)
      expect(signedIn.context().pages()).toHaveLength(1)
      await isSaved
      await signedIn.reload()
      await expect.poll(() => getColumnTitles(signedIn)).toEqual(titles)

      const tab = signedIn.context().waitForEvent('page')
      await author.click({ button: 'middle' })
      await (await tab).close()
      expect(await getColumnTitles(signedIn)).toEqual(titles)
    })
  },
)
