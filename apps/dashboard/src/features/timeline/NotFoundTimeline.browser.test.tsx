import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const RAW = 'Record not found'
const getButton = (name: string) => browserPage.getByRole('button', { name, exact: true })

async function open(kind: string, route: string, code: number) {
  const { session, server } = testSession({ columns: [column('a', kind, { id: 'fog' })] })
  server.on(`GET /api/v1/timelines/${route}`, () => createErrorResponse(code, RAW))
  await renderWithSession(session, <TimelineColumn uuid="a" label="Fog" />)
  return () => session.app.get(columnsAtom)
}

test.each([
  ['LIST', 'list/fog', 403, 'This list was deleted'],
  ['LIST', 'list/fog', 410, 'This list was deleted'],
  ['HASHTAG', 'tag/fog', 404, "This hashtag isn't available"],
  ['HASHTAG', 'tag/fog', 403, "This hashtag isn't available"],
  ['COMMUNITY', 'public', 404, "This timeline isn't available on your server"],
])(
  'explains a saved %s column of %s that answers %i, and offers to remove it',
  async (kind, route, code, words) => {
    const columns = await open(kind, route, code)
    await expect.element(browserPage.getByText(words)).toBeVisible()
    expect(browserPage.getByText(RAW).elements()).toEqual([])

    await getButton('Remove column').click()

    expect(columns()).toEqual([])
  },
)

test.each([
  ['HASHTAG', 'tag/fog', 500],
  ['COMMUNITY', 'public', 403],
])(
  'shows the server’s own message for a %s column (%s) that answers %i',
  async (kind, route, code) => {
    await open(kind, route, code)

    await expect.element(browserPage.getByText(RAW)).toBeVisible()
    await expect.element(getButton('Try again')).toBeVisible()
    expect(getButton('Remove column').elements()).toEqual([])
  },
)
