// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { useSession } from '../../../state/react/index.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { addSecondSession, NOOR } from '../../../testing/second-session.ts'
import { column } from '../../../testing/test-session.ts'

const MIRA = 'mira@colonnade.example'

beforeEach(async () => {
  await browser.viewport(1280, 720)
})

function RowsOf() {
  return <p>Rows of {useSession().key}</p>
}

const renderTwo = () =>
  renderDeck({
    columns: [column('a', 'HOME'), column('b', 'LIST', { id: '3' }), column('d', 'BOOKMARKS')],
    body: () => <RowsOf />,
    prepare(session) {
      const noor = addSecondSession(session, [column('c', 'NOTIFICATIONS')])
      noor.api.capabilities.record('bookmarks', false)
    },
  })

const openSettings = (name: string) =>
  getRegion(name).getByRole('button', { name: 'Column settings' }).click()

test(
  'gives a column to another account, which its rows follow, and back',
  { tags: ['BY-02'] },
  async () => {
    const { app, uuids } = await renderTwo()
    const before = uuids()
    await openSettings(`Home, @${MIRA}`)
    await expect.element(browser.getByText(`Rows of ${MIRA}`).first()).toBeVisible()

    await browser.getByRole('button', { name: `Account: @${MIRA}` }).click()
    await browser
      .getByRole('listbox', { name: 'Account' })
      .getByRole('option', { name: `@${NOOR}` })
      .click()

    const hers = getRegion(`Home, @${NOOR}`)
    await expect.element(hers.getByText(`Rows of ${NOOR}`)).toBeVisible()
    const select = hers.getByRole('button', { name: `Account: @${NOOR}` })
    await expect.element(select).toHaveFocus()
    expect(uuids()).toEqual(before)
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowUp}{Enter}')

    await expect.element(getRegion(`Home, @${MIRA}`).getByText(`Rows of ${MIRA}`)).toBeVisible()
    expect(app.get(columnsAtom)[0]).toMatchObject({ uuid: 'a', accountKey: MIRA })
  },
)

test.each([`List, @${MIRA}`, `Bookmarks, @${MIRA}`])(
  'does not offer it for a column that no other account can show: %s',
  { tags: ['BY-02'] },
  async (name) => {
    await renderTwo()
    await openSettings(name)

    await expect
      .element(getRegion(name).getByRole('button', { name: 'Remove column' }))
      .toBeVisible()
    expect(
      getRegion(name)
        .getByRole('button', { name: /^Account/ })
        .elements(),
    ).toEqual([])
  },
)

test('does not offer it where there is one account', { tags: ['BY-02'] }, async () => {
  await renderDeck({ columns: [column('a', 'HOME')] })
  await openSettings('Home')

  await expect
    .element(getRegion('Home').getByRole('button', { name: 'Remove column' }))
    .toBeVisible()
  expect(
    getRegion('Home')
      .getByRole('button', { name: /^Account/ })
      .elements(),
  ).toEqual([])
})
