import type { Page } from '@playwright/test'
import { expect, openDeck, test } from './fixtures.ts'
import { column, openMenuEntry, post, rail } from './page-objects.ts'

const FARAH = 'farah@tide.example'

/** Returns a screen that lists accounts or domains, by its title. */
function getListScreen(page: Page, name: string) {
  const { region } = column(page, name)
  const list = region.getByRole('list', { name })
  return {
    region,
    rows: list.getByRole('listitem'),
    row: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
  }
}

const waitForResponseTo = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method && path.test(new URL(response.url()).pathname),
  )

/** Selects an item of a post's menu and confirms it. */
async function chooseAndConfirm(page: Page, text: string, entry: string, verb: string) {
  await post(column(page, 'Home').post(text).first()).action('More').click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()
}

test(
  'changes and ends a mute in its list, and hides and restores the posts of a blocked account',
  { tag: ['@ACC-04', '@ACC-15', '@TL-14', '@TL-15'] },
  async ({ signedIn: page, instance: { controls, url } }) => {
    await test.step('changes and ends a mute without notifications in the list of muted accounts', async () => {
      await controls.post({ acct: FARAH, text: 'Fog until ten' })
      await post(column(page, 'Home').post('Fog until ten').first()).action('More').click()
      await page.getByRole('menuitem', { name: `Mute @${FARAH}` }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('switch', { name: 'Hide notifications' }).click()
      const muted = waitForResponseTo(page, 'POST', /\/mute$/)
      await question.getByRole('button', { name: 'Mute', exact: true }).click()
      expect((await muted).request().postDataJSON()).toEqual({ notifications: false })
      await expect(column(page, 'Home').post('Fog until ten')).toHaveCount(0)

      await openMenuEntry(page, 'Muted accounts')
      expect(new URL(page.url()).pathname).toBe('/mutes')
      const row = getListScreen(page, 'Muted accounts').row(`@${FARAH}`)
      await expect(row).toContainText('Posts only · indefinitely')
      const quiet = waitForResponseTo(page, 'POST', /\/mute$/)
      await row.getByRole('button', { name: 'Mute notifications' }).click()
      await expect(row).toContainText('Posts and notifications')
      await quiet
      const timed = waitForResponseTo(page, 'POST', /\/mute$/)
      await row.getByRole('button', { name: 'Duration' }).click()
      await page.getByRole('menuitem', { name: '7 days' }).click()
      expect((await timed).request().postDataJSON()).toEqual({
        notifications: true,
        duration: 604_800,
      })
      await page.reload()
      await expect(row).toContainText(/Posts and notifications · until .*\d{4}/)

      const unmuted = waitForResponseTo(page, 'POST', /\/unmute$/)
      await row.getByRole('button', { name: 'Unmute', exact: true }).click()
      await expect(page.getByText("You haven't muted any users yet")).toBeVisible()
      // The server creates no notifications for posts while the account is muted.
      await unmuted
    })

    await test.step('hides a blocked account from every column, and unblocks it in the list of blocked accounts', async () => {
      const [id = ''] = await controls.post({ acct: FARAH, text: 'Low water at noon, @mira' })
      await controls.boost('oskar', id)
      const home = column(page, 'Home')
      await expect(home.post('Low water at noon').first()).toBeVisible()
      await expect(column(page, 'Notifications').post('Low water at noon').first()).toBeVisible()

      await chooseAndConfirm(page, 'Low water at noon', `Block @${FARAH}`, 'Block')
      await expect(page.getByRole('article').filter({ hasText: 'Low water at noon' })).toHaveCount(
        0,
      )

      await openMenuEntry(page, 'Blocked accounts')
      const blocks = getListScreen(page, 'Blocked accounts')
      expect(new URL(page.url()).pathname).toBe('/blocks')
      const unblocked = waitForResponseTo(page, 'POST', /\/unblock$/)
      await blocks.row(`@${FARAH}`).getByRole('button', { name: 'Unblock' }).click()
      expect((await unblocked).status()).toBe(200)
      await expect(blocks.region.getByText("You haven't blocked any users yet")).toBeVisible()
      await expect(column(page, 'Notifications').post('Low water at noon').first()).toBeVisible()

      await page
        .getByRole('status')
        .filter({ hasText: 'Unblocked ' })
        .getByRole('button', { name: 'Undo' })
        .last()
        .click()
      await expect(blocks.row(`@${FARAH}`)).toBeVisible()
      await page.goto(url)
      await expect(page.getByRole('article').filter({ hasText: 'Low water at noon' })).toHaveCount(
        0,
      )
    })
  },
)

test(
  "accepts and rejects follow requests, unblocks a domain, and pages through followers by the server's links",
  { tag: ['@ACC-15', '@ACC-17', '@DOM-01', '@DOM-02', '@DOM-06', '@SES-16'] },
  async ({ page, instance: { controls, url } }) => {
    await controls.setLocked(true)
    await controls.follow('petra')
    await controls.follow('hollis@pixel.example')
    await openDeck(page, url)

    await test.step('shows follow requests of a locked account, accepts one and rejects one', async () => {
      await expect(rail(page).getByRole('button', { name: 'Menu' })).toContainText('2')

      await openMenuEntry(page, 'Follow requests')
      const requests = getListScreen(page, 'Follow requests')
      await expect(requests.rows).toHaveCount(2)
      const accepted = waitForResponseTo(page, 'POST', /\/authorize$/)
      await requests.row('@petra').getByRole('button', { name: 'Accept' }).click()
      expect((await accepted).status()).toBe(200)
      await expect(requests.rows).toHaveCount(1)
      const rejected = waitForResponseTo(page, 'POST', /\/reject$/)
      await requests.rows.getByRole('button', { name: 'Reject' }).click()
      expect((await rejected).status()).toBe(200)

      await expect(
        requests.region.getByText("You don't have any follow requests yet"),
      ).toBeVisible()
      await expect(rail(page).getByRole('button', { name: 'Menu' })).not.toContainText(/\d/)
      await controls.follow('minji@baram.example')
      await expect(requests.rows).toHaveCount(1)
    })

    await test.step('unblocks a domain in the list of blocked domains', async () => {
      await controls.post({ acct: FARAH, text: 'Spring tide tonight' })
      await chooseAndConfirm(
        page,
        'Spring tide tonight',
        'Block domain tide.example',
        'Block domain',
      )
      await expect(page.getByRole('article').filter({ hasText: `@${FARAH}` })).toHaveCount(0)

      await openMenuEntry(page, 'Blocked domains')
      const domains = getListScreen(page, 'Blocked domains')
      const unblocked = waitForResponseTo(page, 'DELETE', /domain_blocks$/)
      await domains.row('tide.example').getByRole('button', { name: 'Unblock' }).click()
      expect((await unblocked).status()).toBe(200)

      await expect(domains.region.getByText('There are no blocked domains yet')).toBeVisible()
    })

    await test.step('loads followers page by page through the Link header of the server', async () => {
      let isFirst = true
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/v1/accounts/*/followers*', async (route) => {
        const requestUrl = new URL(route.request().url())
        if (isFirst) requestUrl.searchParams.set('limit', '20')
        else await released
        isFirst = false
        await route.fulfill({ response: await route.fetch({ url: requestUrl.href }) })
      })
      const next = page.waitForRequest(/followers\?.*max_id=/)

      const owner = await (await page.request.get(`${url}/api/v1/accounts/lookup?acct=mira`)).json()
      await page.goto(`${url}/accounts/${owner.id}/followers`)

      const followers = getListScreen(page, 'Followers')
      await expect(followers.rows.first().getByRole('link')).toBeVisible()
      const scroller = followers.region.locator('[data-virtuoso-scroller]')
      const expectAtEnd = (index: RegExp) =>
        expect(async () => {
          await scroller.evaluate((list) => list.scrollTo(0, list.scrollHeight))
          await expect(followers.rows.last()).toHaveAttribute('data-index', index, { timeout: 500 })
        }).toPass()
      await expectAtEnd(/^19$/)
      await next
      release()
      await expectAtEnd(/^[2-9]\d$/)
    })
  },
)
