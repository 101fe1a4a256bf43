import '../../styles/index.css'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nodesOf } from '../../testing/nodes-of.ts'
import { drawSight, fits } from './draw-sight.ts'
import { type Sight, SIGHT_ID } from './sight.ts'
import { takeSight } from './take-sight.ts'

afterEach(() => {
  document.getElementById(SIGHT_ID)?.remove()
  document.querySelector('main')?.remove()
  document.documentElement.style.cssText = ''
})

/** A page as the program would have drawn it. */
function page(html: string): HTMLElement {
  const main = document.createElement('main')
  main.append(...nodesOf(html))
  document.body.append(main)
  return main
}

/** As it comes back at the next start. */
async function again(root: Element): Promise<HTMLElement> {
  const sight = JSON.parse(JSON.stringify(takeSight(root))) as Sight
  root.remove()
  drawSight(sight)
  await Promise.resolve()
  return document.getElementById(SIGHT_ID)!
}

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<div data-item-index="${index}" style="height: 100px">row ${index}</div>`,
  ).join('')

test('what was in view stands where it stood, and what was not is left out', async () => {
  const main = page(`<div style="height: 300px; overflow: auto">${rows(40)}</div>`)
  const list = main.firstElementChild!
  list.scrollTo(0, 550)
  const { top } = list.querySelector('[data-item-index="6"]')!.getBoundingClientRect()

  const sight = await again(main)

  const row = sight.querySelector('[data-item-index="6"]')!
  expect(row.getBoundingClientRect().top).toBe(top)
  expect(sight.textContent).not.toContain('row 39')
})

test('nothing in it acts, loads or can be named', async () => {
  const sight = await again(
    page(`<section role="region" aria-label="Home" aria-labelledby="name" id="home">
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

test('presses go through it to the page below, and no reader hears it', async () => {
  const sight = await again(page('<button style="position: fixed; inset: 0">As it was</button>'))
  const pressed: string[] = []
  const live = page('<button style="position: fixed; inset: 0">Live</button>')
  live.firstElementChild!.addEventListener('click', () => pressed.push('live'))

  await userEvent.click(live.firstElementChild!)

  expect(pressed).toEqual(['live'])
  expect(sight.ariaHidden).toBe('true')
  expect(sight.inert).toBe(true)
})

test('drawings keep their shape, and the settings’ colours are there', async () => {
  document.documentElement.style.setProperty('--own-accent', 'red')
  const main = page('<svg viewBox="0 0 8 8" width="8"><path d="M0 0h8v8z"/></svg>')

  const sight = await again(main)

  const path = sight.querySelector('path')
  expect(path).toBeInstanceOf(SVGPathElement)
  expect(path!.getAttribute('d')).toBe('M0 0h8v8z')
  expect(document.documentElement.style.getPropertyValue('--own-accent')).toBe('red')
})

test('it is shown only where nothing can jump: the same release, address, size and direction', () => {
  const sight = takeSight(page('<p>As it was</p>'))

  expect(fits(sight)).toBe(true)
  const others: readonly Partial<Sight>[] = [
    { program: 'https://page.example/assets/index-older.js' },
    { address: '/timelines/home' },
    { size: [sight.size[0] - 1, sight.size[1]] },
    { size: [sight.size[0], sight.size[1] + 1] },
    { isMirrored: true },
  ]
  expect(others.map((other) => fits({ ...sight, ...other }))).toEqual(others.map(() => false))
})

test('without its styles it is gone', async () => {
  const sight = takeSight(page('<p>As it was</p>'))
  drawSight({ ...sight, sheets: [`${location.origin}/no/such.css`] })
  expect(document.getElementById(SIGHT_ID)!.hidden).toBe(true)

  await expect.poll(() => document.getElementById(SIGHT_ID)?.hidden ?? 'gone').not.toBe(true)
})
