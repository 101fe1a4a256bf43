import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { goTo } from '../link/go-to.ts'
import { keepDialogHistory } from './dialog-history.ts'
import { Dialog } from './Dialog.tsx'

interface NestProps {
  readonly names: readonly string[]
  readonly isSticky?: boolean
}

/** So many a browser keeps of a page: tests that ran before may have used them up. */
const MOST_ENTRIES = 50

/** Buttons that open a dialog, whose content is the next button. */
function Nest({ names: [name = 'last', ...inner], isSticky = false }: NestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} closeLabel={`Close ${name}`} isSticky={isSticky} onClose={close}>
          {inner.length > 0 && <Nest names={inner} />}
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

const dialog = (name: string) => page.getByRole('dialog', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const noted = () => (history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0
const isMarked = () => document.body.classList.contains('has-active-modals')
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

/** One step back in the history, and what it sets off. */
async function back() {
  const done = popped()
  history.back()
  await done
}

beforeAll(keepDialogHistory)

async function opened(nest: NestProps) {
  history.pushState(null, '', '/before')
  history.pushState({ kept: 'of the place' }, '', '/place')
  await renderInEnglish(<Nest {...nest} />)
  const length = history.length
  for (const name of nest.names) await press(`Open ${name}`)
  return { length }
}

afterEach(async () => {
  await vi.waitUntil(() => noted() === 0, 10_000)
})

test(
  'a dialog marks the page and has an entry of its own, at the same address',
  { tags: ['MOD-03', 'MOD-04'] },
  async () => {
    const { length } = await opened({ names: ['Outer'] })

    await expect.poll(() => noted()).toBe(1)
    expect(history.length).toBe(Math.min(length + 1, MOST_ENTRIES))
    expect(isMarked()).toBe(true)
    expect(location.pathname).toBe('/place')
    expect(history.state).toEqual({ kept: 'of the place', dialogs: 1 })
    await press('Close Outer')
    expect(isMarked()).toBe(false)
  },
)

test(
  'Back closes the topmost dialog, one at a time, and stays on the page',
  { tags: ['MOD-05'] },
  async () => {
    await opened({ names: ['Outer', 'Inner'] })
    await expect.poll(() => noted()).toBe(2)

    await back()
    await expect.poll(() => dialog('Inner').query()).toBeNull()
    await expect.element(dialog('Outer')).toBeVisible()
    await back()

    await expect.poll(() => dialog('Outer').query()).toBeNull()
    expect(location.pathname).toBe('/place')
    expect(isMarked()).toBe(false)
  },
)

test.each([
  ['its button', () => press('Close Outer')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'closed by %s it takes its entry away: Back leaves the page',
  { tags: ['MOD-05', 'MOD-06'] },
  async (_how, close) => {
    await opened({ names: ['Outer'] })
    await expect.poll(() => noted()).toBe(1)

    await close()
    await expect.poll(() => noted()).toBe(0)
    await back()

    expect(location.pathname).toBe('/before')
  },
)

test(
  'what holds unsaved work stays open on Back and on Escape',
  { tags: ['MOD-05', 'MOD-06'] },
  async () => {
    await opened({ names: ['Sticky'], isSticky: true })
    await expect.poll(() => noted()).toBe(1)

    await userEvent.keyboard('{Escape}')
    await back()

    await expect.poll(() => noted()).toBe(1)
    await expect.element(dialog('Sticky')).toBeVisible()
    await press('Close Sticky')
  },
)

test(
  'who goes elsewhere from a dialog finds the page before it by Back',
  { tags: ['MOD-05'] },
  async () => {
    await opened({ names: ['Outer', 'Inner'] })
    await expect.poll(() => noted()).toBe(2)

    await press('Leave Inner')
    await expect.poll(() => location.pathname).toBe('/elsewhere')
    expect(page.getByRole('dialog').elements()).toEqual([])
    await back()

    expect(location.pathname).toBe('/place')
    expect(history.state).toEqual({ kept: 'of the place' })
  },
)

test('Forward to a dialog that is gone leads back to its page', { tags: ['MOD-05'] }, async () => {
  await opened({ names: ['Outer'] })
  await expect.poll(() => noted()).toBe(1)
  await back()
  await expect.poll(() => dialog('Outer').query()).toBeNull()

  history.forward()
  await popped()

  await expect.poll(() => noted()).toBe(0)
  expect(location.pathname).toBe('/place')
})
