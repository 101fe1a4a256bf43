import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { goTo } from '../link/go-to.ts'
import { syncDialogHistory } from './dialog-history.ts'
import { Dialog } from './Dialog.tsx'

interface NestProps {
  readonly names: readonly string[]
  readonly isSticky?: boolean
}

/** The number of history entries that a browser keeps per page. Earlier tests may have used them up. */
const MAX_HISTORY_ENTRIES = 50

/** Buttons that open a dialog each. The content of a dialog is the next button. */
function NestedDialogs({ names: [name = 'last', ...inner], isSticky = false }: NestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} closeLabel={`Close ${name}`} isSticky={isSticky} onClose={close}>
          {inner.length > 0 && <NestedDialogs names={inner} />}
          <button
            type="button"
            onClick={() => {
              close()
              goTo('/elsewhere')
            }}
          >
            Leave {name}
          </button>
        </Dialog>
      )}
    </>
  )
}

const getDialog = (name: string) => page.getByRole('dialog', { name })
const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click()
const getSavedDepth = () => (history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0
const isBodyMarked = () => document.body.classList.contains('has-active-modals')
const waitForPopState = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

/** Goes back by one history entry and waits for the effects. */
async function goBackOnce() {
  const done = waitForPopState()
  history.back()
  await done
}

beforeAll(syncDialogHistory)

async function openNestedDialogs(nest: NestProps) {
  history.pushState(null, '', '/before')
  history.pushState({ kept: 'of the place' }, '', '/place')
  await renderInEnglish(<NestedDialogs {...nest} />)
  const length = history.length
  for (const name of nest.names) await clickButton(`Open ${name}`)
  return { length }
}

afterEach(async () => {
  await vi.waitUntil(() => getSavedDepth() === 0, 10_000)
})

test(
  'marks the body and adds a history entry at the same URL',
  { tags: ['MOD-03', 'MOD-04'] },
  async () => {
    const { length } = await openNestedDialogs({ names: ['Outer'] })

    await expect.poll(() => getSavedDepth()).toBe(1)
    expect(history.length).toBe(Math.min(length + 1, MAX_HISTORY_ENTRIES))
    expect(isBodyMarked()).toBe(true)
    expect(location.pathname).toBe('/place')
    expect(history.state).toEqual({ kept: 'of the place', dialogs: 1 })
    await clickButton('Close Outer')
    expect(isBodyMarked()).toBe(false)
  },
)

test(
  'closes the topmost dialog on Back, one at a time, and stays on the page',
  { tags: ['MOD-05'] },
  async () => {
    await openNestedDialogs({ names: ['Outer', 'Inner'] })
    await expect.poll(() => getSavedDepth()).toBe(2)

    await goBackOnce()
    await expect.poll(() => getDialog('Inner').query()).toBeNull()
    await expect.element(getDialog('Outer')).toBeVisible()
    await goBackOnce()

    await expect.poll(() => getDialog('Outer').query()).toBeNull()
    expect(location.pathname).toBe('/place')
    expect(isBodyMarked()).toBe(false)
  },
)

test.each([
  ['its button', () => clickButton('Close Outer')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'removes its history entry when closed by %s, so that Back leaves the page',
  { tags: ['MOD-05', 'MOD-06'] },
  async (_how, close) => {
    await openNestedDialogs({ names: ['Outer'] })
    await expect.poll(() => getSavedDepth()).toBe(1)

    await close()
    await expect.poll(() => getSavedDepth()).toBe(0)
    await goBackOnce()

    expect(location.pathname).toBe('/before')
  },
)

test(
  'keeps a dialog with unsaved work open on Back and on Escape',
  { tags: ['MOD-05', 'MOD-06'] },
  async () => {
    await openNestedDialogs({ names: ['Sticky'], isSticky: true })
    await expect.poll(() => getSavedDepth()).toBe(1)

    await userEvent.keyboard('{Escape}')
    await goBackOnce()

    await expect.poll(() => getSavedDepth()).toBe(1)
    await expect.element(getDialog('Sticky')).toBeVisible()
    await clickButton('Close Sticky')
  },
)

test('returns to the page before a link in a dialog on Back', { tags: ['MOD-05'] }, async () => {
  await openNestedDialogs({ names: ['Outer', 'Inner'] })
  await expect.poll(() => getSavedDepth()).toBe(2)

  await clickButton('Leave Inner')
  await expect.poll(() => location.pathname).toBe('/elsewhere')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await goBackOnce()

  expect(location.pathname).toBe('/place')
  expect(history.state).toEqual({ kept: 'of the place' })
})

test('returns to its page on Forward to a closed dialog', { tags: ['MOD-05'] }, async () => {
  await openNestedDialogs({ names: ['Outer'] })
  await expect.poll(() => getSavedDepth()).toBe(1)
  await goBackOnce()
  await expect.poll(() => getDialog('Outer').query()).toBeNull()

  history.forward()
  await waitForPopState()

  await expect.poll(() => getSavedDepth()).toBe(0)
  expect(location.pathname).toBe('/place')
})
