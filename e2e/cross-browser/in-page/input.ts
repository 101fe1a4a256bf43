import { Ivya } from 'ivya'
import { collectConsoleMessages } from './console-messages.ts'

/** The state of one element that a selector finds, as tests read it. */
export interface ElementState {
  readonly text: string
  /** The text of a field; '' for other elements. */
  readonly value: string
  readonly isVisible: boolean
  readonly isDisabled: boolean
  readonly isFocused: boolean
  /** Values of the requested attributes by name. */
  readonly attributes: Readonly<Record<string, string | null>>
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** The point to click, or why the element cannot be clicked. */
export type ClickTarget = { readonly x: number; readonly y: number } | { readonly problem: string }

// The queries of the tests do not depend on the engine that is named here.
const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' })

function findAll(selector: string): readonly HTMLElement[] {
  const found = ivya.queryLocatorSelectorAll(selector)
  return found.filter((element) => element instanceof HTMLElement)
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

function readState(element: HTMLElement, names: readonly string[]): ElementState {
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isVisible: isVisible(element),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
    box: { x, y, width, height },
  }
}

/** Scrolls the one visible match into view and returns its centre, if no other element covers it. */
function findClickPoint(selector: string): ClickTarget {
  const found = findAll(selector).filter(isVisible)
  const [element] = found
  if (element === undefined) return { problem: 'no match is visible' }
  if (found.length > 1) return { problem: `${found.length} are visible` }
  if (element.matches(':disabled, [aria-disabled=true]')) return { problem: 'it is disabled' }
  const point = getCentre(element)
  if (!isHitAt(element, point))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const now = getCentre(element)
  return isHitAt(element, now) ? now : { problem: `covered by ${describeElementAt(now)}` }
}

function getCentre(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A click on a label counts as one on its field, and a click on a descendant as one on the element. */
function isHitAt(element: Element, { x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  const label = hit.closest('label')
  return element.contains(hit) || label?.control === element || label?.contains(element) === true
}

const describeElementAt = ({ x, y }: { x: number; y: number }) => {
  const hit = document.elementFromPoint(x, y)
  return hit === null ? 'the edge of the window' : `${hit.tagName} ${hit.textContent.slice(0, 40)}`
}

Object.assign(globalThis, {
  pageInput: {
    query: (selector: string, names: readonly string[]) =>
      findAll(selector).map((element) => readState(element, names)),
    findClickPoint,
    collectConsoleMessages,
  },
})
