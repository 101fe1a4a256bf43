// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { startReadingSources } from '../../../state/columns/read-sources.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const MIRA = 'mira@colonnade.example'
const tag = (id: string) => ({ accountKey: MIRA, id: 'HASHTAG', params: { id } })

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

async function openSettings(params: Parameters<typeof column>[2] = {}, kind = 'HOME') {
  const { app } = await renderDeck({
    columns: [column('a', kind, params)],
    body: () => <p>Rows</p>,
    prepare: (session) => startReadingSources(session.app),
  })
  await browser.getByRole('button', { name: 'Column settings' }).click()
  await expect.element(browser.getByRole('button', { name: 'Remove column' })).toBeVisible()
  return { app, getParams: () => app.get(columnAtoms('a'))?.params ?? {} }
}

const getSource = (name: string) => browser.getByRole('group', { name, exact: true })

test('offers to add a source, and lists none while there is one', { tags: ['BY-34'] }, async () => {
  const { app } = await openSettings()
  expect(getSource('Home').elements()).toEqual([])

  await getRegion('Home').getByRole('button', { name: 'Add source', exact: true }).click()

  expect(app.get(modalAtom)?.modal).toEqual({ type: 'ADD_SOURCE', columnUuid: 'a' })
})

test.each(['NOTIFICATIONS', 'DIRECT', 'COMPOSE'])(
  'offers no source for a column of kind %s',
  { tags: ['BY-34'] },
  async (kind) => {
    await openSettings({}, kind)

    expect(browser.getByRole('button', { name: 'Add source' }).elements()).toEqual([])
  },
)

test('moves, mutes and removes sources with the keyboard', { tags: ['BY-34'] }, async () => {
  const { getParams } = await openSettings({ sources: [tag('rain'), tag('tea')] })
  const rain = getSource('#rain')
  await expect.element(rain).toBeVisible()
  expect(getSource('Home').getByRole('button', { name: 'Remove source' }).elements()).toEqual([])

  rain.getByRole('button', { name: 'Move down' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(getParams()['sources']).toEqual([tag('tea'), tag('rain')])

  rain.getByRole('button', { name: 'Mute source' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await browser.getByRole('menuitem', { name: 'Until shown again' }).click()
  await expect.element(browser.getByText('Muted', { exact: true })).toBeVisible()
  expect(getParams()['mutedSources']).toEqual({ [`${MIRA}/hashtag:rain`]: 'shown' })

  await rain.getByRole('button', { name: 'Show again' }).click()
  expect(getParams()['mutedSources']).toEqual({})
  await rain.getByRole('button', { name: 'Remove source' }).click()
  await expect.element(rain).not.toBeInTheDocument()
  expect(getParams()['sources']).toEqual([tag('tea')])
})
