// This import must be first, because the order of imports sets the order of the CSS layers.
import '../../../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { createSampleAccount, createSampleStatus } from '../../../gallery/sample-data.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { StatusHeader } from './StatusHeader.tsx'

const ACCT = 'farah@tide.harbour.example'
const NAMES = [
  'Bo',
  'Farah Aziz',
  'Farah Aziz-Featherstonehaugh',
  'Farah '.repeat(30),
  '🦊'.repeat(40),
]
/** From narrower than any column to a wide one, in px. */
const WIDTHS = Array.from({ length: 45 }, (_each, index) => 120 + index * 8)
/** Relative to the default font size. */
const TEXT_SIZES = ['100%', '150%', '200%']
/** Minimum number of visible letters. */
const LEAST = 4

async function renderHeader(name: string, dir: 'ltr' | 'rtl') {
  const author = createSampleAccount('farah', { display_name: name, acct: ACCT })
  const { container } = await renderInEnglish(
    <div dir={dir}>
      <StatusHeader
        status={createSampleStatus('1')}
        author={author}
        isAnimated={false}
        onShowVersions={null}
      />
    </div>,
  )
  const header = container.firstElementChild as HTMLElement
  const acct = container.querySelector('bdi[dir="ltr"]')!
  return { header, acct, name: container.querySelector('b')! }
}

/** The visible part of a letter, after all clipping. */
function getVisiblePart(letter: Range, header: Element): DOMRect {
  const { left, top, right, bottom } = letter.getBoundingClientRect()
  let seen = { left, top, right, bottom }
  for (let one = letter.startContainer.parentElement; one !== null; one = one.parentElement) {
    if (getComputedStyle(one).overflowX !== 'visible') {
      const clip = one.getBoundingClientRect()
      seen = {
        left: Math.max(seen.left, clip.left),
        top: Math.max(seen.top, clip.top),
        right: Math.min(seen.right, clip.right),
        bottom: Math.min(seen.bottom, clip.bottom),
      }
    }
    if (one === header) break
  }
  const width = Math.max(0, seen.right - seen.left)
  return new DOMRect(seen.left, seen.top, seen.bottom > seen.top ? width : 0, 1)
}

/** The visible fraction of each letter of a text: 1 is all of it. */
function getVisibleFractions(of: Element, header: Element): readonly number[] {
  const words = [...of.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return words.flatMap((text) =>
    Array.from({ length: text.textContent!.length }, (_each, index) => {
      const letter = document.createRange()
      letter.setStart(text, index)
      letter.setEnd(text, index + 1)
      return getVisiblePart(letter, header).width / letter.getBoundingClientRect().width
    }),
  )
}

test.each(NAMES.flatMap((name) => [[name, 'ltr'] as const, [name, 'rtl'] as const]))(
  'shows the beginning of the handle next to the name %s (%s)',
  { tags: ['ST-01'] },
  async (text, dir) => {
    const { header, acct } = await renderHeader(text, dir)
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))

    for (const size of TEXT_SIZES) {
      document.documentElement.style.fontSize = size
      for (const width of WIDTHS) {
        header.style.width = `${width}px`
        const letters = getVisibleFractions(acct, header).slice(0, LEAST)
        expect(Math.min(...letters), `its beginning at ${width}, ${size}`).toBeGreaterThan(0.9)
        expect(header.scrollWidth, `no overflow at ${width}, ${size}`).toBeLessThanOrEqual(width)
      }
    }
  },
)

test.each(NAMES)(
  'keeps the name %s on one line with the handle',
  { tags: ['ST-01'] },
  async (text) => {
    const { header, acct, name } = await renderHeader(text, 'ltr')

    for (const width of WIDTHS) {
      header.style.width = `${width}px`
      expect(name.getBoundingClientRect().bottom).toBeGreaterThan(acct.getBoundingClientRect().top)
      expect(name.getBoundingClientRect().top).toBeLessThan(acct.getBoundingClientRect().bottom)
    }
  },
)

test('truncates a long name before the handle', { tags: ['ST-01'] }, async () => {
  const { header, acct, name } = await renderHeader('Farah '.repeat(13), 'ltr')
  header.style.width = '285px'

  expect(name.getBoundingClientRect().width).toBeGreaterThan(100)
  expect(Math.min(...getVisibleFractions(acct, header).slice(0, LEAST))).toBeGreaterThan(0.9)
})

test('leaves the remaining space to the handle of a short name', async () => {
  const { header, acct } = await renderHeader('Bo', 'ltr')
  header.style.width = '300px'

  expect(acct.getBoundingClientRect().width).toBeGreaterThan(130)
  expect(acct.getBoundingClientRect().top).toBeLessThan(header.getBoundingClientRect().bottom)
})

test('keeps a short name, its handle and an old date on one line if they fit', async () => {
  const author = createSampleAccount('bo', { display_name: 'Bo', acct: 'bo' })
  const status = createSampleStatus('1', { created_at: '2021-11-14T08:00:00.000Z' })
  const { container } = await renderInEnglish(
    <div style={{ inlineSize: 205 }}>
      <StatusHeader status={status} author={author} isAnimated={false} onShowVersions={null} />
    </div>,
  )

  const { bottom } = container.querySelector('b')!.getBoundingClientRect()
  expect(container.querySelector('time')!.getBoundingClientRect().top).toBeLessThan(bottom)
})
