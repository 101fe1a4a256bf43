import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { getColumnElementId } from '../column-element.ts'
import { watchLostFocus } from './restore-lost-focus.ts'

let stop = () => {}

beforeEach(() => {
  stop = watchLostFocus()
})

afterEach(() => stop())

const getFocusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** Renders three columns of three posts. Any element can be removed by its name. */
async function showPage() {
  const api = { take: (_name: string) => {}, notice: (_isShown: boolean) => {}, redraw: () => {} }
  function Page() {
    const [gone, setGone] = useState<readonly string[]>([])
    const [turn, setTurn] = useState(0)
    const [hasNotice, setHasNotice] = useState(false)
    api.take = (name) => setGone((all) => [...all, name])
    api.notice = setHasNotice
    api.redraw = () => setTurn((now) => now + 1)
    const isRendered = (name: string) => !gone.includes(name)
    return (
      <>
        <main>
          {['Home', 'Local', 'Lists'].filter(isRendered).map((column) => (
            <section key={column} id={getColumnElementId(column)} aria-label={column} tabIndex={-1}>
              {isRendered(`${column} new`) && (
                <button key={turn} type="button">
                  {column} new
                </button>
              )}
              <div role="feed">
                {[1, 2, 3]
                  .map((number) => `${column} ${number}`)
                  .filter(isRendered)
                  .map((name) => (
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                    <article key={name} aria-label={name} tabIndex={0}>
                      {isRendered(`More of ${name}`) && (
                        <button type="button">More of {name}</button>
                      )}
                    </article>
                  ))}
              </div>
            </section>
          ))}
        </main>
        {/* This element stays when the toast is removed. */}
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

/** Focuses by keyboard, because pointer focus is not restored. */
async function tabTo(name: string) {
  for (let stops = 0; stops < 40 && getFocusedName() !== name; stops += 1) await userEvent.tab()
  expect(getFocusedName()).toBe(name)
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
])('moves the focus from %s', { tags: ['BY-54'] }, async (_what, start, gone, end) => {
  const { take } = await showPage()
  await tabTo(start)

  take(gone)

  await expect.poll(getFocusedName).toBe(end)
})

test(
  'restores the previous focus when the focused toast closes, or focuses the row that replaced it',
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
    await expect.poll(getFocusedName).toBe('More of Lists 3')

    await showNotice()
    take('Lists 3')
    await expect.poll(() => browser.getByRole('article', { name: 'Lists 3' }).query()).toBeNull()
    notice(false)
    await expect.poll(getFocusedName).toBe('Lists 2')
  },
)

test('keeps the focus on a control that is rendered again', { tags: ['BY-54'] }, async () => {
  const { redraw } = await showPage()
  await tabTo('Local new')
  const before = document.activeElement

  redraw()

  await expect.poll(() => before?.isConnected).toBe(false)
  await expect.poll(getFocusedName).toBe('Local new')
})

test('ignores removed elements without focus, and elements focused by pointer', async () => {
  const { take } = await showPage()
  await tabTo('Home 2')

  take('Home 1')
  await expect.poll(() => browser.getByRole('article', { name: 'Home 1' }).query()).toBeNull()
  expect(getFocusedName()).toBe('Home 2')

  await browser.getByRole('button', { name: 'Local new' }).click()
  take('Local new')
  await expect.poll(() => browser.getByRole('button', { name: 'Local new' }).query()).toBeNull()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(document.body)
})
