import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { picture } from '../../../gallery/gallery-data.ts'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { fileNamesAtom, uploadsAtom } from '../../../state/compose/upload-list.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { Attachments } from './Attachments.tsx'

const COLOURS = ['navy', 'teal', 'gold'] as const
const attachments = ['1', '2', '3'].map((id) => picture(id, COLOURS))
const card = (name: string) => browser.getByRole('group', { name })
const grip = (name: string) => card(name).getByRole('button', { name: 'Move', exact: true })

/** Three pictures, called a, b and c. */
async function showThree() {
  const { session } = testSession()
  const { store } = session
  store.set(fileNamesAtom(session), new Map(attachments.map(({ id }, at) => [id, 'abc'[at] ?? ''])))
  store.set(uploadsAtom(session), { attachments, pending: [], changing: [] })
  store.set(changeDraftAtom, session, { mediaIds: attachments.map(({ id }) => id) })
  await renderWithSession(session, <Attachments />)
  // What drags comes after everything else, and tells screen readers how it works.
  await expect.element(grip('a')).toHaveAttribute('aria-describedby')
  return { order: () => store.get(draftAtom(session)).mediaIds.join('') }
}

test(
  'a file dragged by its preview takes the place where it is let go',
  { tags: ['UPL-14'] },
  async () => {
    const { order } = await showThree()
    const preview = (name: string) => card(name).element().querySelector('img')!

    await userEvent.dragAndDrop(preview('a'), preview('c'), { steps: 8 })

    await expect.poll(order).toBe('231')
    expect(card('a').element().getBoundingClientRect().top).toBeGreaterThan(
      card('c').element().getBoundingClientRect().top,
    )
  },
)

test(
  'the keyboard moves it by its handle, is told where it is, and can leave it',
  { tags: ['UPL-14', 'BY-54'] },
  async () => {
    const { order } = await showThree()
    grip('a').element().focus()

    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('Picked up a. Position 1 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(browser.getByText('a is over position 2 of 3.')).toBeInTheDocument()
    expect(order()).toBe('123')
    await userEvent.keyboard(' ')
    await expect.element(browser.getByText('a dropped at position 2 of 3.')).toBeInTheDocument()
    expect(order()).toBe('213')
    await expect.element(grip('a')).toHaveFocus()

    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await expect.element(browser.getByText("a wasn't moved.")).toBeInTheDocument()
    expect(order()).toBe('213')
  },
)

test('two buttons move it without dragging, and keep the focus', { tags: ['UPL-14'] }, async () => {
  const { order } = await showThree()
  const earlier = () => card('c').getByRole('button', { name: 'Move earlier' })
  await expect.element(card('c').getByRole('button', { name: 'Move later' })).toBeDisabled()

  await earlier().click()
  await expect.element(browser.getByText('Position 2 of 3')).toBeInTheDocument()
  await expect.element(earlier()).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(order()).toBe('312')
  // There is nothing before the first place.
  await expect.element(earlier()).toBeDisabled()
  await expect.element(card('c').getByRole('button', { name: 'Move later' })).toHaveFocus()
})
