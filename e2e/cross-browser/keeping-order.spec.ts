import { expect, test } from './fixtures.ts'
import { choose, column, dialog, question, rail } from './parts.ts'
import { page } from './place.ts'

const FARAH = 'farah@tide.example'

test(
  'one searches, reports, filters, and blocks a server and lets it back in',
  { tag: '@OVR-07' },
  async ({ mira, instance, calls }) => {
    const told = (call: RegExp) =>
      expect.poll(() => calls.heard.filter((heard) => call.test(heard)).length).toBeGreaterThan(0)
    await mira.goto(`${instance.url}/search`)
    const search = column('Search').region
    await mira.fill(search.role('textbox', 'Search').first(), 'kwame')
    await mira.press('Enter')
    await mira.see(
      search
        .role('group', /^People/)
        .role('link')
        .first(),
    )

    const home = column('Home')
    await instance.controls.say({ acct: FARAH, text: 'Cheap eyepieces, one day only' })
    const post = home.post('Cheap eyepieces')
    await choose(mira, post.role('button', 'More'), `Report @${FARAH}`)
    const report = dialog(`Report @${FARAH}`)
    await mira.fill(report.role('textbox'), 'Three times this week')
    await mira.click(report.role('button', 'Report'))
    await told(/^POST \/api\/v1\/reports/)
    await mira.miss(report)

    await choose(mira, rail.role('button', /^Menu/), 'Filters')
    const filters = column('Filters')
    await mira.click(filters.button('New filter'))
    const editor = dialog('New filter')
    await mira.fill(editor.role('textbox', 'Name'), 'Harbour talk')
    await mira.fill(editor.role('textbox', 'Keyword or phrase 1'), 'eyepieces')
    await mira.click(editor.role('button', 'Save'))
    await mira.see(filters.region.role('listitem').having('Harbour talk'))
    await mira.see(home.region.text('Filtered: Harbour talk').first())
    await mira.click(filters.button('Delete Harbour talk'))
    await mira.click(question.role('button', 'Delete'))
    await mira.see(post)

    await choose(mira, post.role('button', 'More'), 'Block domain tide.example')
    await mira.click(question.role('button', 'Block domain'))
    await told(/^POST \/api\/v1\/domain_blocks/)
    await mira.miss(post)
    await choose(mira, rail.role('button', /^Menu/), 'Blocked domains')
    const domains = column('Blocked domains')
    await mira.click(
      domains.region.role('listitem').having('tide.example').first().role('button', 'Unblock'),
    )
    await told(/^DELETE \/api\/v1\/domain_blocks/)
    await mira.see(page.text('There are no blocked domains yet'))
  },
)
