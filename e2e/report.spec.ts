import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, expectNoDialogs, post } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

const REPORTS = '**/api/v1/reports'

/** Opens a report about Farah, an account of another server, from this post of hers. */
async function openReport(page: Page, text: string) {
  await post(column(page, 'Home').post(text).first()).action('More').click()
  await page.getByRole('menuitem', { name: 'Report @farah@tide.example' }).click()
  return page.getByRole('dialog', { name: 'Report @farah@tide.example' })
}

test.describe(() => {
  // Response for a refused report.
  test.use({ allowedErrors: /503/ })

  test(
    'sends a report with two posts, a rule and a comment, and keeps the comment when the server refuses it',
    { tag: ['@RPT-03', '@RPT-05', '@RPT-06'] },
    async ({ signedIn: page, instance: { controls } }) => {
      await controls.post({ acct: 'farah@tide.example', text: 'Cheap eyepieces, one day only' })
      const [secondId = ''] = await controls.post({
        acct: 'farah@tide.example',
        text: 'Eyepieces again',
      })

      await test.step('keeps the comment of a refused report, sends it again, and starts the next report empty', async () => {
        await page.route(REPORTS, (route) =>
          route.fulfill({ status: 503, json: { error: 'Low tide' } }),
        )
        const dialog = await openReport(page, 'Eyepieces again')
        const comment = dialog.getByRole('textbox')
        await comment.fill('Three times this week')
        const report = dialog.getByRole('button', { name: 'Report', exact: true })

        await report.click()

        await expect(page.getByRole('alert').filter({ hasText: 'Low tide' })).toBeVisible()
        await expect(comment).toHaveValue('Three times this week')
        await expect(comment).toBeEnabled()
        await page.unroute(REPORTS)
        await report.click()
        await expect(dialog).toBeHidden()
        await expect(await openReport(page, 'Eyepieces again')).toBeVisible()
        await expect(comment).toHaveValue('')
        await page.keyboard.press('Escape')
        await expectNoDialogs(page)
      })

      await test.step('sends a report with a second post, a broken rule and a comment', async () => {
        const dialog = await openReport(page, 'Eyepieces again')
        const posts = dialog.getByRole('group', {
          name: 'Are there any posts that back up this report?',
        })
        await expect(posts.getByRole('checkbox').first()).toBeChecked()

        await posts.getByRole('checkbox', { name: 'Farah Aziz: Cheap eyepieces' }).check()
        await dialog.getByRole('radio', { name: 'It violates server rules' }).check()
        await dialog.getByRole('checkbox', { name: 'No spam, advertising or scraping.' }).check()
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
        expect(sent.status_ids[0]).toBe(secondId)
        await expect(page.getByRole('status').filter({ hasText: 'Report sent' })).toBeVisible()
      })
    },
  )
})

test(
  'features a followed account on the own profile and keeps it after a reload',
  { tag: '@ACC-13' },
  async ({ page, instance }) => {
    await restoreSignIn(page.context(), instance.url)
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
