import { ALTERNATIVE_ATTRIBUTES, getHtmlRole } from '@colonnade/domain/text'

/** Elements that a text may be made of; every other one loses its tag. */
const KEPT: ReadonlySet<unknown> = new Set(
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 i li ol p pre rt ruby s span strong sub sup u ul'.split(
    ' ',
  ),
)

/** Elements that are drawn as another one. */
const DRAWN_AS: ReadonlyMap<string, string> = new Map([
  ['dir', 'ul'],
  ['kbd', 'code'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['samp', 'code'],
  ['tt', 'code'],
])

/**
 * What these hold is not shown either. Of an `rp` nothing is seen where ruby is drawn, so that it would part words that
 * look like one; the others mean something in drawings and formulas alone.
 */
const LOST: ReadonlySet<unknown> = new Set(
  'annotation-xml desc foreignobject mi mn mo ms mtext rp'.split(' '),
)

/** Drawings and formulas are no elements of HTML: they are passed over, but for the words that stand for them. */
const FOREIGN: ReadonlySet<unknown> = new Set(['math', 'svg'])

/**
 * A walk through the words and the elements of a text, and through nothing else: what stands in an element that only
 * loses its tag counts as its parent's, however deep. What parts the words around it is an element too, and so is what
 * has an alternative text, of which nothing else is read.
 */
export const walkContent = (root: Node): TreeWalker =>
  document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, judge)

/** The name of what is drawn for an element that is kept; null for one that loses its tag. */
export function getDrawnName(element: Element): string | null {
  const name = element.localName
  return KEPT.has(name) ? name : (DRAWN_AS.get(name) ?? null)
}

/**
 * Nothing but the name is read of an element that is not known yet: a form's fields can stand in for each of its
 * properties. One that stands in for the name is no string, and the form loses its tag as it would have.
 */
function judge(node: Node): number {
  if (isWithinAlternative(node)) return NodeFilter.FILTER_REJECT
  if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
  if (!(node instanceof Element)) return NodeFilter.FILTER_REJECT
  const name: unknown = node.localName
  if (!(node instanceof HTMLElement)) {
    return FOREIGN.has(name) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
  }
  if (LOST.has(name)) return NodeFilter.FILTER_REJECT
  if (typeof name !== 'string') return NodeFilter.FILTER_SKIP
  if (KEPT.has(name)) return NodeFilter.FILTER_ACCEPT
  const role = getHtmlRole(name)
  if (role === 'dropped') return NodeFilter.FILTER_REJECT
  if (role !== 'inline' || DRAWN_AS.has(name)) return NodeFilter.FILTER_ACCEPT
  return NodeFilter.FILTER_SKIP
}

/** A fallback for browsers that show no films. */
function isWithinAlternative({ parentNode }: Node): boolean {
  return parentNode instanceof Element && getHtmlRole(parentNode.localName) === 'alternative'
}

/** The words that stand for a picture, a film, a drawing or a formula; empty where nobody wrote any. */
export function getAlternative(element: Element): string {
  for (const name of ALTERNATIVE_ATTRIBUTES) {
    const words = element.getAttribute(name)?.trim() ?? ''
    if (words !== '') return words
  }
  return ''
}

/** The words that a walk finds in an element of a text; what parts them are white space. */
export function wordsOf(element: HTMLElement): string {
  // A form's fields can stand in for these.
  if (!(element instanceof HTMLFormElement) && element.childElementCount === 0) {
    return element.textContent
  }
  const walker = walkContent(element)
  let words = ''
  while (walker.nextNode() !== null) words += wordsAt(walker.currentNode)
  return words.trim()
}

function wordsAt(node: Node): string {
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

/** Whether a reader would see anything of an element. */
export function hasVisibleWords(element: Element, isSeen: (node: Node) => boolean): boolean {
  const walker = walkContent(element)
  while (walker.nextNode() !== null) if (isSeen(walker.currentNode)) return true
  return false
}
