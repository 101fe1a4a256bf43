import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { fileNamesAtom, uploadsAtom } from '../../../state/compose/upload-list.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { Attachments } from './Attachments.tsx'

const COLOURS = ['navy', 'teal', 'gold'] as const
const attachments = ['1', '2', '3'].map((id) => createSampleImage(id, COLOURS))
const getCard = (name: string) => browser.getByRole('group', { name })
const getHandle = (name: string) => getCard(name).getByRole('button', { name: 'Move', exact: true })

/** Renders three pictures, named a, b and c. */
async function showThree() {
  const { session } = testSession()
  const { store } = session
  store.set(fileNamesAtom(session), new Map(attachments.map(({ id }, at) => [id, 'abc'[at] ?? ''])))
  store.set(uploadsAtom(session), { attachments, pending: [], changing: [] })
  store.set(changeDraftAtom, session, { mediaIds: attachments.map(({ id }) => id) })
  await renderWithSession(session, <Attachments />)
  // The drag-and-drop code loads last, and adds the instructions for screen readers.
  await expect.element(getHandle('a')).toHaveAttribute('aria-describedby')
  return { order: () => store.get(draftAtom(session)).mediaIds.join('') }
}

test(
  'moves a file to the position where its preview is dropped',
  { tags: ['UPL-14'] },
  async () => {
    const { order } = await showThree()
    const preview = (name: string) => getCard(name).element().querySelector('img')!

    await userEvent.dragAndDrop(preview('a'), preview('c'), { steps: 8 })

    await expect.poll(order).toBe('231')
    expect(getCard('a').element().getBoundingClientRect().top).toBeGreaterThan(
      getCard('c').element().getBoundingClientRect().top,
    )
  },
)

test(
  'moves a file by keyboard, announces its position and can cancel',
  { tags: ['UPL-14', 'BY-54'] },
  async () => {
    const { order } = await showThree()
    getHandle('a').element().focus()

    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('Picked up a. Position 1 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(browser.getByText('a is over position 2 of 3.')).toBeInTheDocument()
    expect(order()).toBe('123')
    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('a dropped at position 2 of 3.')).toBeInTheDocument()
    expect(order()).toBe('213')
    await expect.element(getHandle('a')).toHaveFocus()

    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await expect.element(browser.getByText("a wasn't moved.")).toBeInTheDocument()
    expect(order()).toBe('213')
  },
)

test('moves a file with two buttons and keeps the focus', { tags: ['UPL-14'] }, async () => {
  const { order } = await showThree()
  const earlier = () => getCard('c').getByRole('button', { name: 'Move earlier' })
  await expect.element(getCard('c').getByRole('button', { name: 'Move later' })).toBeDisabled()

  await earlier().click()
  await expect.element(browser.getByText('Position 2 of 3')).toBeInTheDocument()
  await expect.element(earlier()).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(order()).toBe('312')
  // The first position has no previous one.
  await expect.element(earlier()).toBeDisabled()
  await expect.element(getCard('c').getByRole('button', { name: 'Move later' })).toHaveFocus()
})
