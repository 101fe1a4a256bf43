import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { EMPTY_POLL } from '@colonnade/domain/compose'
import { composerFocusAtom, mountComposerAtom } from '../../state/compose/composer-focus.ts'
import { beginSendingAtom, changeDraftAtom } from '../../state/compose/draft.ts'
import { turnedAwayAtom, uploadsAtom } from '../../state/compose/upload-list.ts'
import { closeModalAtom, openModalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { FileDrop } from './FileDrop.tsx'

const sign = () => browser.getByText('Drop the file to attach it')

/** @param count how many files are dragged; without any it is text */
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

/** Kept from the page by something in it, as an open menu keeps Escape to itself. */
function keyDown(key: string) {
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
    turnedAway: () => store.get(turnedAwayAtom(session)),
    focused: () => app.get(composerFocusAtom).count,
  }
}

beforeEach(() => history.replaceState(null, '', '/'))

test(
  'a file over the page shows where it would go, and is attached when it is let go',
  { tags: ['CMP-52'] },
  async () => {
    const { pending, focused } = await showDrop()

    expect(drag('dragenter', 1).defaultPrevented).toBe(true)
    await expect.element(sign()).toBeVisible()
    expect(drag('drop', 1).defaultPrevented).toBe(true)

    await expect.element(sign()).not.toBeInTheDocument()
    expect([pending(), focused()]).toEqual([1, 1])
  },
)

test(
  'a file that leaves again changes nothing, and text that is dragged is not meant',
  { tags: ['CMP-52'] },
  async () => {
    const { pending } = await showDrop()
    drag('dragenter', 1)
    await expect.element(sign()).toBeVisible()

    drag('dragleave', 1, { relatedTarget: document.body })
    await expect.element(sign()).toBeVisible()
    drag('dragleave', 1, { relatedTarget: null })
    await expect.element(sign()).not.toBeInTheDocument()

    expect(drag('dragenter', 0).defaultPrevented).toBe(false)
    expect(pending()).toBe(0)
  },
)

test(
  'attaches several files that are dropped at once, and names what has no room',
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
  ['Escape', () => document.body.dispatchEvent(keyDown('Escape'))],
  ['a pointer without a pressed button', () => document.body.dispatchEvent(pointerMove(0))],
  ['the end of the drag', () => drag('dragend', 0)],
])(
  'removes the overlay at %s, though the browser reports no leave',
  { tags: ['CMP-52'] },
  async (_how, end) => {
    const { pending } = await showDrop()
    drag('dragenter', 1)
    await expect.element(sign()).toBeVisible()

    document.body.dispatchEvent(pointerMove(1))
    document.body.dispatchEvent(keyDown('Shift'))
    await expect.element(sign()).toBeVisible()
    end()

    await expect.element(sign()).not.toBeInTheDocument()
    expect(pending()).toBe(0)
  },
)

test('removes the overlay over a field that takes files itself', { tags: ['CMP-52'] }, async () => {
  await showDrop()
  drag('dragenter', 1)
  await expect.element(sign()).toBeVisible()
  const field = document.createElement('input')
  field.type = 'file'
  document.body.append(field)

  drag('dragenter', 1, {}, field)

  await expect.element(sign()).not.toBeInTheDocument()
  field.remove()
})

test(
  'under a dialog, or while a post is sent, nothing can be dropped, and the page stays',
  { tags: ['CMP-52'] },
  async () => {
    const { session, pending } = await showDrop()
    const { app, store } = session
    const isShownOver = () => {
      drag('dragover', 1)
      return sign().query() !== null
    }
    await expect.poll(isShownOver).toBe(true)

    app.set(openModalAtom, { type: 'SETTINGS' })
    await expect.poll(isShownOver).toBe(false)
    expect(drag('drop', 1).defaultPrevented).toBe(true)
    app.set(closeModalAtom, 0)
    await expect.poll(isShownOver).toBe(true)
    store.set(beginSendingAtom, session)
    await expect.poll(isShownOver).toBe(false)
    drag('drop', 1)

    expect(pending()).toBe(0)
  },
)

test('what a composer took is not attached twice', { tags: ['CMP-52'] }, async () => {
  const { pending } = await showDrop()
  const take = (event: Event) => event.preventDefault()
  document.body.addEventListener('drop', take, { once: true })

  drag('drop', 1)

  expect(pending()).toBe(0)
})

test('a post that takes no file says so before it is let go', { tags: ['UPL-03'] }, async () => {
  const { session } = await showDrop()

  session.store.set(changeDraftAtom, session, { poll: EMPTY_POLL })
  drag('dragenter', 1)

  await expect.element(browser.getByText("You can't attach files to a poll")).toBeVisible()
})
