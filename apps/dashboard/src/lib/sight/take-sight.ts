import { type Sight, type SightElement, type SightNode, surroundings } from './sight.ts'

/** They act, load or belong to another world: nothing that is only looked at. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'dialog',
  'audio',
])

/** What styles and pictures need; names and addresses of scripts are not among them. */
const KEPT =
  /^(?:class|dir|lang|role|type|src|srcset|sizes|alt|width|height|poster|hidden|disabled|placeholder|rows|href|viewBox|d|fill|points|x|y|cx|cy|r|rx|ry|transform|stroke.*|aria-.*|data-.*)$/

/** Names other elements by their id, and there are none. */
const REFERENCES = /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details)$/

/** Another one comes the next time. */
const FLEETING = '[data-fleeting]'

const COLUMN = '[role="region"], section'

const ROW = '[data-item-index]'

/** Takes down what is in view below `root`, for `drawSight`. Reads layout: call it once nothing else is to be done. */
export function takeSight(root: Element): Sight {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')]
  return {
    ...surroundings(),
    rootStyle: document.documentElement.style.cssText,
    sheets: sheets.map(({ href }) => href),
    nodes: nodesOf(root),
  }
}

const nodesOf = (parent: Node): readonly SightNode[] =>
  [...parent.childNodes].flatMap((node): readonly SightNode[] => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element ? elementOf(node) : []
  })

function elementOf(element: Element): readonly SightElement[] {
  const tag = element.localName
  if (LEFT_OUT.has(tag) || element.matches(FLEETING)) return []
  if (element.matches(ROW) && isBelowView(element)) return []
  // A column beside the view keeps its room.
  const isSeen = !element.matches(COLUMN) || !isBesideView(element)
  const { scrollLeft, scrollTop } = element
  const isScrolled = scrollLeft !== 0 || scrollTop !== 0
  const style = element instanceof HTMLElement ? element.style.cssText : ''
  return [
    {
      tag,
      ...(element instanceof SVGElement && { isDrawing: true }),
      attributes: Object.fromEntries(attributesOf(element)),
      ...(style !== '' && { style }),
      ...(isScrolled && { at: [scrollLeft, scrollTop] as const }),
      children: isSeen ? nodesOf(element) : [],
    },
  ]
}

function attributesOf(element: Element): readonly (readonly [string, string])[] {
  return [...element.attributes]
    .filter(({ name, value }) => KEPT.test(name) && !REFERENCES.test(name) && lasts(name, value))
    .filter(({ name }) => name !== 'src' || element.localName === 'img')
    .map(({ name, value }) => [name, value] as const)
}

/** An object's address dies with the page. */
const lasts = (name: string, value: string) => name !== 'src' || !value.startsWith('blob:')

/** Those above it stay: what is in view stands on them. */
const isBelowView = (element: Element) => element.getBoundingClientRect().top >= innerHeight

function isBesideView(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return right <= 0 || left >= innerWidth
}
