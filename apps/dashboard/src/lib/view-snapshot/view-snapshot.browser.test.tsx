import '../../styles/index.css'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { parseNodes } from '../../testing/parse-nodes.ts'
import { renderViewSnapshot, fitsPage } from './render-view-snapshot.ts'
import { takeViewSnapshot } from './take-view-snapshot.ts'
import { type ViewSnapshot, SNAPSHOT_ID } from './view-snapshot.ts'

afterEach(() => {
  document.getElementById(SNAPSHOT_ID)?.remove()
  document.querySelector('main')?.remove()
  document.documentElement.style.cssText = ''
})

/** Creates a page as the app would have rendered it. */
function createPage(html: string): HTMLElement {
  const main = document.createElement('main')
  main.append(...parseNodes(html))
  document.body.append(main)
  return main
}

/** Takes a snapshot and renders it as the next start does. */
async function restoreSnapshot(root: Element): Promise<HTMLElement> {
  const sight = JSON.parse(JSON.stringify(takeViewSnapshot(root))) as ViewSnapshot
  root.remove()
  renderViewSnapshot(sight)
  await Promise.resolve()
  return document.getElementById(SNAPSHOT_ID)!
}

const createRows = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<div data-item-index="${index}" style="height: 100px">row ${index}</div>`,
  ).join('')

test('restores the visible rows at their position and omits the others', async () => {
  const main = createPage(`<div style="height: 300px; overflow: auto">${createRows(40)}</div>`)
  const list = main.firstElementChild!
  list.scrollTo(0, 550)
  const { top } = list.querySelector('[data-item-index="6"]')!.getBoundingClientRect()

  const sight = await restoreSnapshot(main)

  const row = sight.querySelector('[data-item-index="6"]')!
  expect(row.getBoundingClientRect().top).toBe(top)
  expect(sight.textContent).not.toContain('row 39')
})

test('omits scripts, frames, media, IDs and handlers', async () => {
  const sight = await restoreSnapshot(
    createPage(`<section role="region" aria-label="Home" aria-labelledby="name" id="home">
      <h2 id="name">Home</h2><script>globalThis.acted = true</script>
      <iframe src="/frame"></iframe><video src="/film.mp4" poster="/still.webp"></video>
      <button onclick="globalThis.acted = true" name="act">Boost</button>
      <img src="blob:x" alt="dead"><img src="/alive.webp" alt=""><b data-fleeting>cat</b>
    </section>`),
  )

  expect(sight.querySelectorAll('script, iframe, [id], [name], [onclick]')).toHaveLength(0)
  expect([...sight.querySelectorAll('[src]')].map((one) => one.getAttribute('src'))).toEqual([
    '/alive.webp',
  ])
  expect(sight.textContent).toContain('Boost')
  expect(sight.textContent).not.toContain('cat')
})

test('is inert and hidden from screen readers, and lets clicks through to the page', async () => {
  const sight = await restoreSnapshot(
    createPage('<button style="position: fixed; inset: 0">As it was</button>'),
  )
  const pressed: string[] = []
  const live = createPage('<button style="position: fixed; inset: 0">Live</button>')
  live.firstElementChild!.addEventListener('click', () => pressed.push('live'))

  await userEvent.click(live.firstElementChild!)

  expect(pressed).toEqual(['live'])
  expect(sight.ariaHidden).toBe('true')
  expect(sight.inert).toBe(true)
})

test('restores SVG shapes and the colours of the settings', async () => {
  document.documentElement.style.setProperty('--own-accent', 'red')
  const main = createPage('<svg viewBox="0 0 8 8" width="8"><path d="M0 0h8v8z"/></svg>')

  const sight = await restoreSnapshot(main)

  const path = sight.querySelector('path')
  expect(path).toBeInstanceOf(SVGPathElement)
  expect(path!.getAttribute('d')).toBe('M0 0h8v8z')
  expect(document.documentElement.style.getPropertyValue('--own-accent')).toBe('red')
})

test('fits only a page with the same release, address, size and direction', () => {
  const sight = takeViewSnapshot(createPage('<p>As it was</p>'))

  expect(fitsPage(sight)).toBe(true)
  const others: readonly Partial<ViewSnapshot>[] = [
    { program: 'https://page.example/assets/index-older.js' },
    { address: '/timelines/home' },
    { size: [sight.size[0] - 1, sight.size[1]] },
    { size: [sight.size[0], sight.size[1] + 1] },
    { isMirrored: true },
  ]
  expect(others.map((other) => fitsPage({ ...sight, ...other }))).toEqual(others.map(() => false))
})

test('removes the snapshot when its styles fail to load', async () => {
  const sight = takeViewSnapshot(createPage('<p>As it was</p>'))
  renderViewSnapshot({ ...sight, sheets: [`${location.origin}/no/such.css`] })
  expect(document.getElementById(SNAPSHOT_ID)!.hidden).toBe(true)

  await expect.poll(() => document.getElementById(SNAPSHOT_ID)?.hidden ?? 'gone').not.toBe(true)
})
