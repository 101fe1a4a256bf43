import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { choose, column, dialog, question, rail } from './page-objects.ts'

const FARAH = 'farah@tide.example'

test(
  'searches, reports an account, filters a post, and blocks and unblocks a domain',
  { tag: '@OVR-07' },
  async ({ mira, instance, serverRequests }) => {
    const expectRequest = (call: RegExp) =>
      expect
        .poll(() => serverRequests.list.filter((request) => call.test(request)).length)
        .toBeGreaterThan(0)
    await mira.goto(`${instance.url}/search`)
    const search = column('Search').region
    await mira.fill(search.getByRole('textbox', 'Search').first(), 'kwame')
    await mira.press('Enter')
    await mira.waitForVisible(
      search
        .getByRole('group', /^People/)
        .getByRole('link')
        .first(),
    )

    const home = column('Home')
    await instance.controls.post({ acct: FARAH, text: 'Cheap eyepieces, one day only' })
    const post = home.post('Cheap eyepieces')
    await choose(mira, post.getByRole('button', 'More'), `Report @${FARAH}`)
    const report = dialog(`Report @${FARAH}`)
    await mira.fill(report.getByRole('textbox'), 'Three times this week')
    await mira.click(report.getByRole('button', 'Report'))
    await expectRequest(/^POST \/api\/v1\/reports/)
    await mira.waitForHidden(report)

    await choose(mira, rail.getByRole('button', /^Menu/), 'Filters')
    const filters = column('Filters')
    await mira.click(filters.button('New filter'))
    const editor = dialog('New filter')
    await mira.fill(editor.getByRole('textbox', 'Name'), 'Harbour talk')
    await mira.fill(editor.getByRole('textbox', 'Keyword or phrase 1'), 'eyepieces')
    await mira.click(editor.getByRole('button', 'Save'))
    await mira.waitForVisible(filters.region.getByRole('listitem').filterByText('Harbour talk'))
    await mira.waitForVisible(home.region.getByText('Filtered: Harbour talk').first())
    await mira.click(filters.button('Delete Harbour talk'))
    await mira.click(question.getByRole('button', 'Delete'))
    await mira.waitForVisible(post)

    await choose(mira, post.getByRole('button', 'More'), 'Block domain tide.example')
    await mira.click(question.getByRole('button', 'Block domain'))
    await expectRequest(/^POST \/api\/v1\/domain_blocks/)
    await mira.waitForHidden(post)
    await choose(mira, rail.getByRole('button', /^Menu/), 'Blocked domains')
    const domains = column('Blocked domains')
    await mira.click(
      domains.region
        .getByRole('listitem')
        .filterByText('tide.example')
        .first()
        .getByRole('button', 'Unblock'),
    )
    await expectRequest(/^DELETE \/api\/v1\/domain_blocks/)
    await mira.waitForVisible(page.getByText('There are no blocked domains yet'))
  },
)
