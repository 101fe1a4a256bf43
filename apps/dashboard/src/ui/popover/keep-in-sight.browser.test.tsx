import { afterEach, expect, test } from 'vitest'
import { keepInSight } from './keep-in-sight.ts'
import styles from './popover.module.css'

const given = Object.getOwnPropertyDescriptor(window, 'visualViewport')

afterEach(() => {
  if (given !== undefined) Object.defineProperty(window, 'visualViewport', given)
  document.body.replaceChildren()
})

/** A window of which so much is above the on-screen keyboard. Unit: px. */
function seen(height: number) {
  const view = Object.assign(new EventTarget(), { height, offsetTop: 0 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view })
  return view
}

/** A popover of 120 px at a word that stands 150 px below the top. */
function opened() {
  const word = document.createElement('span')
  word.style.cssText = 'position:absolute;top:150px;left:20px;height:20px;anchor-name:--word'
  word.textContent = 'word'
  const surface = document.createElement('div')
  surface.className = styles['surface'] ?? ''
  surface.popover = 'manual'
  surface.style.cssText = 'position-anchor:--word;animation:none'
  const content = document.createElement('div')
  content.style.blockSize = '120px'
  surface.append(content)
  document.body.append(word, surface)
  surface.showPopover()
  const bottom = () => surface.getBoundingClientRect().bottom
  return { surface, bottom, word: word.getBoundingClientRect() }
}

test('a popover opens below its word where that is seen', { tags: ['SUG-06'] }, () => {
  seen(window.innerHeight)
  const { surface, bottom, word } = opened()

  keepInSight(surface)

  expect(bottom()).toBeGreaterThan(word.bottom)
})

test('it opens above the word when the keyboard comes over what is below, and below again when that goes', () => {
  const view = seen(window.innerHeight)
  const { surface, bottom, word } = opened()
  const stop = keepInSight(surface)

  view.height = 200
  view.dispatchEvent(new Event('resize'))
  expect(bottom()).toBeLessThanOrEqual(word.top)
  expect(surface.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)

  view.height = window.innerHeight
  view.dispatchEvent(new Event('resize'))
  expect(bottom()).toBeGreaterThan(word.bottom)
  stop()
  view.height = 200
  view.dispatchEvent(new Event('resize'))
  expect(bottom()).toBeGreaterThan(word.bottom)
})
