import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { startTwoServers, type TwoServers } from './instance.ts'
import { column } from './page-objects.ts'
import { openDeckOfTwo } from './second-account.ts'

const test = base.extend<{ readonly servers: TwoServers }>({
  servers: async ({}, provide) => {
    const servers = await startTwoServers()
    await provide(servers)
    await servers.close()
  },
})

const getHost = (url: string) => new URL(url).host

/** Opens a deck of Mira on the first server and Nia on the second, and adds Nia's Home to Mira's. */
async function mergeHomes(page: Page, { first, second }: TwoServers) {
  await openDeckOfTwo(page, first.url, 'nia', second.url)
  const nia = `@nia@${getHost(second.url)}`
  const home = column(page, `Home, @mira@${getHost(first.url)}`)
  await home.settings.click()
  await home.region.getByRole('button', { name: 'Add source', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add source' })
  await dialog.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('option', { name: nia }).click()
  await dialog.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(dialog).toBeHidden()
  await home.settings.click()
  return { home, nia }
}

test.describe(() => {
  // Starts two servers.
  test.slow()

  test(
    'merges the posts of two servers, joins the same post, and keeps it over a reload',
    { tag: '@BY-34' },
    async ({ servers, page }) => {
      const { first, second } = servers
      const { home, nia } = await mergeHomes(page, servers)

      await first.controls.post({ acct: 'oskar', text: 'The same bread in every town' })
      await second.controls.post({ acct: 'emil', text: 'Fog above the second bend' })

      await expect(home.post('The same bread in every town')).toHaveCount(1)
      const theirs = home.post('Fog above the second bend')
      await expect(theirs).toHaveCount(1)
      await expect(theirs).toHaveAttribute('aria-description', new RegExp(`Home, ${nia}`, 'u'))

      await page.reload()
      await expect(home.post('Fog above the second bend')).toHaveCount(1)
      await expect(home.post('The same bread in every town')).toHaveCount(1)
      await second.controls.post({ acct: 'emil', text: 'And sun below it' })
      await expect(home.post('And sun below it')).toHaveCount(1)
    },
  )

  test('loads older posts of both servers', { tag: '@BY-34' }, async ({ servers, page }) => {
    const requests = { first: 0, second: 0 }
    page.on('request', (request) => {
      if (!request.url().includes('/timelines/home?') || !request.url().includes('max_id=')) return
      if (getHost(request.url()) === getHost(servers.first.url)) requests.first += 1
      else requests.second += 1
    })
    const { home } = await mergeHomes(page, servers)
    await expect(home.posts.first()).toBeVisible()

    await home.region.getByRole('feed').hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3_000)
        return requests.first > 0 && requests.second > 0
      })
      .toBe(true)

    const times = await home.region
      .getByRole('article')
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(times.length).toBeGreaterThan(2)
  })

  test(
    'mutes a source, shows it again, and removes it',
    { tag: '@BY-34' },
    async ({ servers, page }) => {
      const { home, nia } = await mergeHomes(page, servers)
      await servers.second.controls.post({ acct: 'emil', text: 'Fog above the second bend' })
      const theirs = home.post('Fog above the second bend')
      await expect(theirs).toHaveCount(1)

      await home.settings.click()
      const own = home.region.getByRole('group', {
        name: `Home, @mira@${getHost(servers.first.url)}`,
      })
      const source = home.region.getByRole('group', { name: `Home, ${nia}` })
      await own.getByRole('button', { name: 'Mute source' }).click()
      await page.getByRole('menuitem', { name: 'For 1 hour' }).click()
      await expect(own.getByRole('button', { name: 'Show again' })).toBeVisible()

      // Shown from the other source, whose account acts on it.
      await expect(theirs).toHaveCount(1)
      const favourited = page.waitForRequest((request) => request.url().endsWith('/favourite'))
      await theirs.getByRole('button', { name: 'Favourite', exact: true }).click()
      expect(getHost((await favourited).url())).toBe(getHost(servers.second.url))

      await own.getByRole('button', { name: 'Show again' }).click()
      await expect(own.getByRole('button', { name: 'Mute source' })).toBeVisible()
      await source.getByRole('button', { name: 'Remove source' }).click()
      await expect(source).toHaveCount(0)
      await expect(home.posts.first()).toBeVisible()
    },
  )
})
