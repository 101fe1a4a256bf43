import type { Page } from '@playwright/test'
import { expect, openDeck, test } from './fixtures.ts'
import { column, menuEntry, post, rail } from './pages.ts'

const FARAH = 'farah@tide.example'

/** A screen of people or servers by its column's name. */
function listed(page: Page, name: string) {
  const { region } = column(page, name)
  const list = region.getByRole('list', { name })
  return {
    region,
    rows: list.getByRole('listitem'),
    row: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
  }
}

const answered = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method && path.test(new URL(response.url()).pathname),
  )

/** Something of a post's menu, and the answer to what it asks. */
async function choose(page: Page, text: string, entry: string, verb: string) {
  await post(column(page, 'Home').post(text).first()).action('More').click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()
}

test(
  'a mute without notifications is changed and ended where mutes are listed; who is blocked leaves every column at once, and comes back from the list of blocks',
  { tag: ['@ACC-04', '@ACC-15', '@TL-14', '@TL-15'] },
  async ({ signedIn: page, instance: { controls, url } }) => {
    await test.step('a mute without notifications is changed and ended where mutes are listed', async () => {
      await controls.say({ acct: FARAH, text: 'Fog until ten' })
      await post(column(page, 'Home').post('Fog until ten').first()).action('More').click()
      await page.getByRole('menuitem', { name: `Mute @${FARAH}` }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('switch', { name: 'Hide notifications' }).click()
      const muted = answered(page, 'POST', /\/mute$/)
      await question.getByRole('button', { name: 'Mute', exact: true }).click()
      expect((await muted).request().postDataJSON()).toEqual({ notifications: false })
      await expect(column(page, 'Home').post('Fog until ten')).toHaveCount(0)

      await menuEntry(page, 'Muted accounts')
      expect(new URL(page.url()).pathname).toBe('/mutes')
      const row = listed(page, 'Muted accounts').row(`@${FARAH}`)
      await expect(row).toContainText('Posts, not notifications · until you unmute')
      const quiet = answered(page, 'POST', /\/mute$/)
      await row.getByRole('button', { name: 'Mute notifications' }).click()
      await expect(row).toContainText('Posts and notifications')
      await quiet
      const timed = answered(page, 'POST', /\/mute$/)
      await row.getByRole('button', { name: 'Duration' }).click()
      await page.getByRole('menuitem', { name: '7 days' }).click()
      expect((await timed).request().postDataJSON()).toEqual({
        notifications: true,
        duration: 604_800,
      })
      await page.reload()
      await expect(row).toContainText(/Posts and notifications · until .*\d{4}/)

      const unmuted = answered(page, 'POST', /\/unmute$/)
      await row.getByRole('button', { name: 'Unmute', exact: true }).click()
      await expect(page.getByText("You haven't muted any users yet")).toBeVisible()
      // The server makes no notification for what is posted while it has the mute.
      await unmuted
    })

    await test.step('who is blocked leaves every column at once, and comes back from the list of blocks', async () => {
      const [id = ''] = await controls.say({ acct: FARAH, text: 'Low water at noon, @mira' })
      await controls.boost('oskar', id)
      const home = column(page, 'Home')
      await expect(home.post('Low water at noon').first()).toBeVisible()
      await expect(column(page, 'Notifications').post('Low water at noon').first()).toBeVisible()

      await choose(page, 'Low water at noon', `Block @${FARAH}`, 'Block')
      await expect(page.getByRole('article').filter({ hasText: 'Low water at noon' })).toHaveCount(
        0,
      )

      await menuEntry(page, 'Blocked accounts')
      const blocks = listed(page, 'Blocked accounts')
      expect(new URL(page.url()).pathname).toBe('/blocks')
      const unblocked = answered(page, 'POST', /\/unblock$/)
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
  'whose account is locked sees who waits, lets one in and turns another away; followers come page by page, by the server’s own links; a blocked server is let back in',
  { tag: ['@ACC-15', '@ACC-17', '@DOM-01', '@DOM-02', '@DOM-06', '@SES-16'] },
  async ({ page, instance: { controls, url } }) => {
    await controls.setLocked(true)
    await controls.follow('petra')
    await controls.follow('hollis@pixel.example')
    await openDeck(page, url)

    await test.step('whose account is locked sees who waits, lets one in and turns another away', async () => {
      await expect(rail(page).getByRole('button', { name: 'Menu' })).toContainText('2')

      await menuEntry(page, 'Follow requests')
      const requests = listed(page, 'Follow requests')
      await expect(requests.rows).toHaveCount(2)
      const accepted = answered(page, 'POST', /\/authorize$/)
      await requests.row('@petra').getByRole('button', { name: 'Accept' }).click()
      expect((await accepted).status()).toBe(200)
      await expect(requests.rows).toHaveCount(1)
      const rejected = answered(page, 'POST', /\/reject$/)
      await requests.rows.getByRole('button', { name: 'Reject' }).click()
      expect((await rejected).status()).toBe(200)

      await expect(
        requests.region.getByText("You don't have any follow requests yet"),
      ).toBeVisible()
      await expect(rail(page).getByRole('button', { name: 'Menu' })).not.toContainText(/\d/)
      await controls.follow('minji@baram.example')
      await expect(requests.rows).toHaveCount(1)
    })

    await test.step('a blocked server is let back in from its list', async () => {
      await controls.say({ acct: FARAH, text: 'Spring tide tonight' })
      await choose(page, 'Spring tide tonight', 'Block domain tide.example', 'Block domain')
      await expect(page.getByRole('article').filter({ hasText: `@${FARAH}` })).toHaveCount(0)

      await menuEntry(page, 'Blocked domains')
      const domains = listed(page, 'Blocked domains')
      const unblocked = answered(page, 'DELETE', /domain_blocks$/)
      await domains.row('tide.example').getByRole('button', { name: 'Unblock' }).click()
      expect((await unblocked).status()).toBe(200)

      await expect(domains.region.getByText('There are no blocked domains yet')).toBeVisible()
    })

    await test.step('followers come page by page, by the server’s own links', async () => {
      let isFirst = true
      let letThrough = () => {}
      const isLet = new Promise<void>((resolve) => (letThrough = resolve))
      await page.route('**/api/v1/accounts/*/followers*', async (route) => {
        const asked = new URL(route.request().url())
        if (isFirst) asked.searchParams.set('limit', '20')
        else await isLet
        isFirst = false
        await route.fulfill({ response: await route.fetch({ url: asked.href }) })
      })
      const next = page.waitForRequest(/followers\?.*max_id=/)

      const owner = await (await page.request.get(`${url}/api/v1/accounts/lookup?acct=mira`)).json()
      await page.goto(`${url}/accounts/${owner.id}/followers`)

      const followers = listed(page, 'Followers')
      await expect(followers.rows.first().getByRole('link')).toBeVisible()
      const scroller = followers.region.locator('[data-virtuoso-scroller]')
      const expectAtEnd = (index: RegExp) =>
        expect(async () => {
          await scroller.evaluate((list) => list.scrollTo(0, list.scrollHeight))
          await expect(followers.rows.last()).toHaveAttribute('data-index', index, { timeout: 500 })
        }).toPass()
      await expectAtEnd(/^19$/)
      await next
      letThrough()
      await expectAtEnd(/^[2-9]\d$/)
    })
  },
)
