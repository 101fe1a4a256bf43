import { afterEach, expect, test } from 'vitest'
import { keepInView } from './keep-in-view.ts'
import styles from './popover.module.css'

const given = Object.getOwnPropertyDescriptor(window, 'visualViewport')

afterEach(() => {
  if (given !== undefined) Object.defineProperty(window, 'visualViewport', given)
  document.body.replaceChildren()
})

/** Sets the height of the window above the on-screen keyboard. Unit: px. */
function setVisibleHeight(height: number) {
  const view = Object.assign(new EventTarget(), { height, offsetTop: 0 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view })
  return view
}

/** Opens a popover of 120 px at a word that is 150 px below the top. */
function openPopover() {
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

test('opens a popover below its word when there is space', { tags: ['SUG-06'] }, () => {
  setVisibleHeight(window.innerHeight)
  const { surface, bottom, word } = openPopover()

  keepInView(surface)

  expect(bottom()).toBeGreaterThan(word.bottom)
})

test('moves above the word when the keyboard covers the space below, and back below when it closes', () => {
  const view = setVisibleHeight(window.innerHeight)
  const { surface, bottom, word } = openPopover()
  const stop = keepInView(surface)

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
