import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { EMPTY_POLL } from '@colonnade/domain/compose'
import { composerFocusAtom, mountComposerAtom } from '../../state/compose/composer-focus.ts'
import { beginSubmissionAtom, changeDraftAtom } from '../../state/compose/draft.ts'
import { rejectedFilesAtom, uploadsAtom } from '../../state/compose/upload-list.ts'
import { closeModalAtom, openModalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { FileDrop } from './FileDrop.tsx'

const getOverlay = () => browser.getByText('Drop the file to attach it')

/** @param count number of dragged files; 0 for text */
function drag(type: string, count: number, traits: DragEventInit = {}, target = document.body) {
  const dataTransfer = new DataTransfer()
  if (count === 0) dataTransfer.items.add('words', 'text/plain')
  for (let index = 0; index < count; index += 1) {
    dataTransfer.items.add(new File(['1'], `${index}.png`, { type: 'image/png' }))
  }
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...traits })
  target.dispatchEvent(event)
  return event
}

/** Creates a key event that an element in the page stops, as an open menu does with Escape. */
function createKeyDown(key: string) {
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  return new KeyboardEvent('keydown', { key, bubbles: true })
}

const pointerMove = (buttons: number) => new PointerEvent('pointermove', { buttons, bubbles: true })

async function showDrop() {
  const { session } = testSession()
  const { store, app } = session
  await renderWithSession(session, <FileDrop />)
  app.set(mountComposerAtom)
  return {
    session,
    pending: () => store.get(uploadsAtom(session)).pending.length,
    turnedAway: () => store.get(rejectedFilesAtom(session)),
    focused: () => app.get(composerFocusAtom).count,
  }
}

beforeEach(() => history.replaceState(null, '', '/'))

test(
  'shows an overlay for a file over the page, and attaches it on drop',
  { tags: ['CMP-52'] },
  async () => {
    const { pending, focused } = await showDrop()

    expect(drag('dragenter', 1).defaultPrevented).toBe(true)
    await expect.element(getOverlay()).toBeVisible()
    expect(drag('drop', 1).defaultPrevented).toBe(true)

    await expect.element(getOverlay()).not.toBeInTheDocument()
    expect([pending(), focused()]).toEqual([1, 1])
  },
)

test(
  'hides the overlay when the file leaves, and ignores dragged text',
  { tags: ['CMP-52'] },
  async () => {
    const { pending } = await showDrop()
    drag('dragenter', 1)
    await expect.element(getOverlay()).toBeVisible()

    drag('dragleave', 1, { relatedTarget: document.body })
    await expect.element(getOverlay()).toBeVisible()
    drag('dragleave', 1, { relatedTarget: null })
    await expect.element(getOverlay()).not.toBeInTheDocument()

    expect(drag('dragenter', 0).defaultPrevented).toBe(false)
    expect(pending()).toBe(0)
  },
)

test(
  'attaches several dropped files, and names those above the limit',
  { tags: ['CMP-52'] },
  async () => {
    const { pending, turnedAway } = await showDrop()

    drag('dragenter', 6)
    await expect.element(browser.getByText('Drop the files to attach them')).toBeVisible()
    drag('drop', 6)

    expect(pending()).toBe(4)
    expect(turnedAway()).toMatchObject({ reason: 'no-room', name: '4.png', otherNames: ['5.png'] })
  },
)

test.each([
  ['Escape', () => document.body.dispatchEvent(createKeyDown('Escape'))],
  ['a pointer without a pressed button', () => document.body.dispatchEvent(pointerMove(0))],
  ['the end of the drag', () => drag('dragend', 0)],
])(
  'removes the overlay at %s, even if the browser fires no dragleave',
  { tags: ['CMP-52'] },
  async (_how, end) => {
    const { pending } = await showDrop()
    drag('dragenter', 1)
    await expect.element(getOverlay()).toBeVisible()

    document.body.dispatchEvent(pointerMove(1))
    document.body.dispatchEvent(createKeyDown('Shift'))
    await expect.element(getOverlay()).toBeVisible()
    end()

    await expect.element(getOverlay()).not.toBeInTheDocument()
    expect(pending()).toBe(0)
  },
)

test('removes the overlay over a field that takes files itself', { tags: ['CMP-52'] }, async () => {
  await showDrop()
  drag('dragenter', 1)
  await expect.element(getOverlay()).toBeVisible()
  const field = document.createElement('input')
  field.type = 'file'
  document.body.append(field)

  drag('dragenter', 1, {}, field)

  await expect.element(getOverlay()).not.toBeInTheDocument()
  field.remove()
})

test(
  'ignores drops under a dialog or while a post is sent, without leaving the page',
  { tags: ['CMP-52'] },
  async () => {
    const { session, pending } = await showDrop()
    const { app, store } = session
    const isShownOver = () => {
      drag('dragover', 1)
      return getOverlay().query() !== null
    }
    await expect.poll(isShownOver).toBe(true)

    app.set(openModalAtom, { type: 'SETTINGS' })
    await expect.poll(isShownOver).toBe(false)
    expect(drag('drop', 1).defaultPrevented).toBe(true)
    app.set(closeModalAtom, 0)
    await expect.poll(isShownOver).toBe(true)
    store.set(beginSubmissionAtom, session)
    await expect.poll(isShownOver).toBe(false)
    drag('drop', 1)

    expect(pending()).toBe(0)
  },
)

test('does not attach a file again that the composer handled', { tags: ['CMP-52'] }, async () => {
  const { pending } = await showDrop()
  const take = (event: Event) => event.preventDefault()
  document.body.addEventListener('drop', take, { once: true })

  drag('drop', 1)

  expect(pending()).toBe(0)
})

test('shows before the drop that the post accepts no files', { tags: ['UPL-03'] }, async () => {
  const { session } = await showDrop()

  session.store.set(changeDraftAtom, session, { poll: EMPTY_POLL })
  drag('dragenter', 1)

  await expect.element(browser.getByText("You can't attach files to a poll")).toBeVisible()
})
