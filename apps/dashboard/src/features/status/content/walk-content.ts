import { ALTERNATIVE_ATTRIBUTES, getHtmlRole } from '@colonnade/domain/text'

/** Allowed elements. Every other element loses its tag. */
const ALLOWED_ELEMENTS: ReadonlySet<unknown> = new Set(
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 i li ol p pre rt ruby s span strong sub sup u ul'.split(
    ' ',
  ),
)

/** Elements that are rendered as another one. */
const REPLACED_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['dir', 'ul'],
  ['kbd', 'code'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['samp', 'code'],
  ['tt', 'code'],
])

/**
 * Elements whose content is removed as well. An `rp` is invisible where ruby is supported, so it would split text
 * that looks like one word. The others have a meaning in SVG and MathML only.
 */
const REMOVED_ELEMENTS: ReadonlySet<unknown> = new Set(
  'annotation-xml desc foreignobject mi mn mo ms mtext rp'.split(' '),
)

/** SVG and MathML are not HTML elements. They are replaced by their alternative text. */
const FOREIGN_ELEMENTS: ReadonlySet<unknown> = new Set(['math', 'svg'])

/**
 * Traverses the text and the elements of a fragment. The content of an element that only loses its tag counts as its
 * parent's, at any depth. Elements that separate the text around them are included, and so are elements with an
 * alternative text, of which the children are skipped.
 */
export const walkContent = (root: Node): TreeWalker =>
  document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, filterNode)

/** The name under which an allowed element is rendered; null for an element that loses its tag. */
export function getRenderedName(element: Element): string | null {
  const name = element.localName
  return ALLOWED_ELEMENTS.has(name) ? name : (REPLACED_ELEMENTS.get(name) ?? null)
}

/**
 * Reads only the name of an unknown element, because a form's fields can shadow all of its properties. A shadowed
 * name is not a string, and the form then loses its tag, as it would anyway.
 */
function filterNode(node: Node): number {
  if (isWithinAlternative(node)) return NodeFilter.FILTER_REJECT
  if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
  if (!(node instanceof Element)) return NodeFilter.FILTER_REJECT
  const name: unknown = node.localName
  if (!(node instanceof HTMLElement)) {
    return FOREIGN_ELEMENTS.has(name) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
  }
  if (REMOVED_ELEMENTS.has(name)) return NodeFilter.FILTER_REJECT
  if (typeof name !== 'string') return NodeFilter.FILTER_SKIP
  if (ALLOWED_ELEMENTS.has(name)) return NodeFilter.FILTER_ACCEPT
  const role = getHtmlRole(name)
  if (role === 'dropped') return NodeFilter.FILTER_REJECT
  if (role !== 'inline' || REPLACED_ELEMENTS.has(name)) return NodeFilter.FILTER_ACCEPT
  return NodeFilter.FILTER_SKIP
}

/** Whether the node is a fallback for browsers without support for its parent, for example video. */
function isWithinAlternative({ parentNode }: Node): boolean {
  return parentNode instanceof Element && getHtmlRole(parentNode.localName) === 'alternative'
}

/** The alternative text of an image, a video, SVG or MathML; empty when there is none. */
export function getAlternative(element: Element): string {
  for (const name of ALTERNATIVE_ATTRIBUTES) {
    const words = element.getAttribute(name)?.trim() ?? ''
    if (words !== '') return words
  }
  return ''
}

/** The text of an element, with white space between separated parts. */
export function getText(element: HTMLElement): string {
  // A form's fields can shadow these properties.
  if (!(element instanceof HTMLFormElement) && element.childElementCount === 0) {
    return element.textContent
  }
  const walker = walkContent(element)
  let words = ''
  while (walker.nextNode() !== null) words += getNodeText(walker.currentNode)
  return words.trim()
}

function getNodeText(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return ''
  switch (getHtmlRole(node.localName)) {
    case 'block':
    case 'line':
      return '\n'
    case 'space':
      return ' '
    case 'alternative':
      return getAlternative(node)
    default:
      return ''
  }
}

/** Whether any node of an element is visible. */
export function hasVisibleContent(element: Element, isSeen: (node: Node) => boolean): boolean {
  const walker = walkContent(element)
  while (walker.nextNode() !== null) if (isSeen(walker.currentNode)) return true
  return false
}
