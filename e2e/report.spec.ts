import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, expectNoDialogs, post } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

const REPORTS = '**/api/v1/reports'

/** The report of Farah, who lives on another server, begun with this post of hers. */
async function openReport(page: Page, text: string) {
  await post(column(page, 'Home').post(text).first()).action('More').click()
  await page.getByRole('menuitem', { name: 'Report @farah@tide.example' }).click()
  return page.getByRole('dialog', { name: 'Report @farah@tide.example' })
}

test.describe(() => {
  // Of a report that is refused.
  test.use({ forgiven: /503/ })

  test(
    'a post is reported with another one, a reason and a few words; a report that is refused keeps its words, can be sent again, and leaves none behind',
    { tag: ['@RPT-03', '@RPT-05', '@RPT-06'] },
    async ({ signedIn: page, instance: { controls } }) => {
      await controls.say({ acct: 'farah@tide.example', text: 'Cheap eyepieces, one day only' })
      const [rude = ''] = await controls.say({
        acct: 'farah@tide.example',
        text: 'Eyepieces again',
      })

      await test.step('a report that is refused keeps its words, can be sent again, and leaves none behind', async () => {
        await page.route(REPORTS, (route) =>
          route.fulfill({ status: 503, json: { error: 'Low tide' } }),
        )
        const dialog = await openReport(page, 'Eyepieces again')
        const words = dialog.getByRole('textbox')
        await words.fill('Three times this week')
        const report = dialog.getByRole('button', { name: 'Report', exact: true })

        await report.click()

        await expect(page.getByRole('alert').filter({ hasText: 'Low tide' })).toBeVisible()
        await expect(words).toHaveValue('Three times this week')
        await expect(words).toBeEnabled()
        await page.unroute(REPORTS)
        await report.click()
        await expect(dialog).toBeHidden()
        await expect(await openReport(page, 'Eyepieces again')).toBeVisible()
        await expect(words).toHaveValue('')
        await page.keyboard.press('Escape')
        await expectNoDialogs(page)
      })

      await test.step('a post is reported with another one, a reason and a few words', async () => {
        const dialog = await openReport(page, 'Eyepieces again')
        const posts = dialog.getByRole('group', {
          name: 'Are there any posts that back up this report?',
        })
        await expect(posts.getByRole('checkbox').first()).toBeChecked()

        await posts.getByRole('checkbox', { name: 'Farah Aziz: Cheap eyepieces' }).check()
        await dialog.getByRole('radio', { name: 'It violates server rules' }).check()
        await dialog
          .getByRole('checkbox', { name: 'No spam, no advertising, no scraping.' })
          .check()
        await dialog.getByRole('textbox').fill('Three times this week')
        await dialog.getByRole('switch', { name: 'Forward to tide.example' }).check()
        const sending = page.waitForRequest(REPORTS)
        await dialog.getByRole('button', { name: 'Report', exact: true }).click()

        await expect(dialog).toBeHidden()
        const sent = (await sending).postDataJSON()
        expect(sent).toMatchObject({
          comment: 'Three times this week',
          forward: true,
          category: 'violation',
          rule_ids: ['3'],
        })
        expect(sent.status_ids).toHaveLength(2)
        expect(sent.status_ids[0]).toBe(rude)
        await expect(page.getByRole('status').filter({ hasText: 'Report sent' })).toBeVisible()
      })
    },
  )
})

test(
  'the own profile features somebody whom one follows, and keeps them',
  { tag: '@ACC-13' },
  async ({ page, instance }) => {
    await takeSignIn(page.context(), instance.url)
    await page.goto('/pinned')
    const openEditor = async () => {
      await page.getByRole('button', { name: 'More about your profile' }).click()
      await page.getByRole('menuitem', { name: 'Featured people' }).click()
    }
    await openEditor()
    const dialog = page.getByRole('dialog', { name: 'Featured people' })

    await dialog.getByRole('searchbox').fill('kwame')
    const adding = page.waitForResponse((answer) => answer.url().endsWith('/pin'))
    await dialog.getByRole('button', { name: 'Add @kwame' }).click()
    await adding
    await page.reload()
    await openEditor()

    const people = dialog.getByRole('list', { name: 'On your profile' })
    await expect(people.getByRole('button', { name: 'Remove @kwame' })).toBeVisible()
  },
)
