import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { columnElementId } from '../column-element.ts'
import { watchLostFocus } from './regain-lost-focus.ts'

let stop = () => {}

beforeEach(() => {
  stop = watchLostFocus()
})

afterEach(() => stop())

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** Three columns of three posts; whatever is named can be taken away. */
async function showPage() {
  const api = { take: (_name: string) => {}, notice: (_isShown: boolean) => {}, redraw: () => {} }
  function Page() {
    const [gone, setGone] = useState<readonly string[]>([])
    const [turn, setTurn] = useState(0)
    const [hasNotice, setHasNotice] = useState(false)
    api.take = (name) => setGone((all) => [...all, name])
    api.notice = setHasNotice
    api.redraw = () => setTurn((now) => now + 1)
    const isThere = (name: string) => !gone.includes(name)
    return (
      <>
        <main>
          {['Home', 'Local', 'Lists'].filter(isThere).map((column) => (
            <section key={column} id={columnElementId(column)} aria-label={column} tabIndex={-1}>
              {isThere(`${column} new`) && (
                <button key={turn} type="button">
                  {column} new
                </button>
              )}
              <div role="feed">
                {[1, 2, 3]
                  .map((number) => `${column} ${number}`)
                  .filter(isThere)
                  .map((name) => (
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                    <article key={name} aria-label={name} tabIndex={0}>
                      {isThere(`More of ${name}`) && <button type="button">More of {name}</button>}
                    </article>
                  ))}
              </div>
            </section>
          ))}
        </main>
        {/* It stays when the notice goes. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div role="status">
          {hasNotice && (
            <div>
              <button type="button">Undo</button>
            </div>
          )}
        </div>
      </>
    )
  }
  await renderInEnglish(<Page />)
  return api
}

/** By keys: the pointer's focus is nobody's. */
async function tabTo(name: string) {
  for (let stops = 0; stops < 40 && focused() !== name; stops += 1) await userEvent.tab()
  expect(focused()).toBe(name)
}

test.each([
  ['a post that goes, to the one in its place', 'Local 2', 'Local 2', 'Local 3'],
  ['the last post, to the one before', 'Local 3', 'Local 3', 'Local 2'],
  [
    'a button of a post that goes, to the one in its place',
    'More of Local 2',
    'Local 2',
    'Local 3',
  ],
  ['a button that goes, to its post', 'More of Local 2', 'More of Local 2', 'Local 2'],
  ['a button of a column, to that column', 'Local new', 'Local new', 'Local'],
  ['a column, to the one in its place', 'Local new', 'Local', 'Lists'],
  ['a post of the last column, to the one before', 'Lists 1', 'Lists', 'Local'],
])('the focus goes from %s', { tags: ['BY-54'] }, async (_what, start, gone, end) => {
  const { take } = await showPage()
  await tabTo(start)

  take(gone)

  await expect.poll(focused).toBe(end)
})

test(
  'from a notice whose button was pressed it goes back where it was, or to what stands there',
  { tags: ['BY-54'] },
  async () => {
    const { take, notice } = await showPage()
    await tabTo('More of Lists 3')
    const showNotice = async () => {
      notice(true)
      await expect.element(browser.getByRole('button', { name: 'Undo' })).toBeVisible()
      await tabTo('Undo')
    }
    await showNotice()

    notice(false)
    await expect.poll(focused).toBe('More of Lists 3')

    await showNotice()
    take('Lists 3')
    await expect.poll(() => browser.getByRole('article', { name: 'Lists 3' }).query()).toBeNull()
    notice(false)
    await expect.poll(focused).toBe('Lists 2')
  },
)

test('a control that is drawn anew keeps it', { tags: ['BY-54'] }, async () => {
  const { redraw } = await showPage()
  await tabTo('Local new')
  const before = document.activeElement

  redraw()

  await expect.poll(() => before?.isConnected).toBe(false)
  await expect.poll(focused).toBe('Local new')
})

test('what goes elsewhere, and the pointer’s focus, change nothing', async () => {
  const { take } = await showPage()
  await tabTo('Home 2')

  take('Home 1')
  await expect.poll(() => browser.getByRole('article', { name: 'Home 1' }).query()).toBeNull()
  expect(focused()).toBe('Home 2')

  await browser.getByRole('button', { name: 'Local new' }).click()
  take('Local new')
  await expect.poll(() => browser.getByRole('button', { name: 'Local new' }).query()).toBeNull()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(document.body)
})
