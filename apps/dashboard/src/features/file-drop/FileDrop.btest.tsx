import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { EMPTY_POLL } from '@colonnade/domain/compose'
import { composerFocusAtom } from '../../state/compose/composer-focus.ts'
import { changeDraftAtom } from '../../state/compose/draft.ts'
import { mountComposerAtom } from '../../state/compose/mounted-composers.ts'
import { beginSendingAtom } from '../../state/compose/sending.ts'
import { turnedAwayAtom, uploadsAtom } from '../../state/compose/upload-list.ts'
import { closeModalAtom, openModalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { FileDrop } from './FileDrop.tsx'

const sign = () => browser.getByText('Drop the file to attach it')

/** @param count how many files are dragged; without any it is text */
function drag(type: string, count: number, traits: DragEventInit = {}) {
  const dataTransfer = new DataTransfer()
  if (count === 0) dataTransfer.items.add('words', 'text/plain')
  for (let index = 0; index < count; index += 1) {
    dataTransfer.items.add(new File(['1'], `${index}.png`, { type: 'image/png' }))
  }
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...traits })
  document.body.dispatchEvent(event)
  return event
}

async function showDrop() {
  const { session } = testSession()
  const { store, app } = session
  await renderWithSession(session, <FileDrop />)
  app.set(mountComposerAtom)
  return {
    session,
    pending: () => store.get(uploadsAtom(session)).pending.length,
    turnedAway: () => store.get(turnedAwayAtom(session)),
    focused: () => app.get(composerFocusAtom),
  }
}

beforeEach(() => history.replaceState(null, '', '/'))

test('a file over the page shows where it would go, and is attached when it is let go [CMP-52]', async () => {
  const { pending, focused } = await showDrop()

  expect(drag('dragenter', 1).defaultPrevented).toBe(true)
  await expect.element(sign()).toBeVisible()
  expect(drag('drop', 1).defaultPrevented).toBe(true)

  await expect.element(sign()).not.toBeInTheDocument()
  expect([pending(), focused()]).toEqual([1, 1])
})

test('a file that leaves again changes nothing, and text that is dragged is not meant [CMP-52]', async () => {
  const { pending } = await showDrop()
  drag('dragenter', 1)
  await expect.element(sign()).toBeVisible()

  drag('dragleave', 1, { relatedTarget: document.body })
  await expect.element(sign()).toBeVisible()
  drag('dragleave', 1, { relatedTarget: null })
  await expect.element(sign()).not.toBeInTheDocument()

  expect(drag('dragenter', 0).defaultPrevented).toBe(false)
  expect(pending()).toBe(0)
})

test('several are not attached, and that is said [CMP-52]', async () => {
  const { pending, turnedAway } = await showDrop()

  drag('drop', 3)

  expect(pending()).toBe(0)
  expect(turnedAway()).toMatchObject({ reason: 'one-by-one', others: 2 })
})

test('under a dialog, or while a post is sent, nothing can be dropped, and the page stays [CMP-52]', async () => {
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
})

test('what a composer took is not attached twice [CMP-52]', async () => {
  const { pending } = await showDrop()
  const take = (event: Event) => event.preventDefault()
  document.body.addEventListener('drop', take, { once: true })

  drag('drop', 1)

  expect(pending()).toBe(0)
})

test('a post that takes no file says so before it is let go [UPL-03]', async () => {
  const { session } = await showDrop()

  session.store.set(changeDraftAtom, session, { poll: EMPTY_POLL })
  drag('dragenter', 1)

  await expect.element(browser.getByText('A post with a poll takes no files')).toBeVisible()
})
