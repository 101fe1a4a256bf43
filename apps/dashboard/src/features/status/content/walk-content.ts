/** What a text may be made of; every other element loses its tag. */
const KEPT: ReadonlySet<unknown> = new Set(
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 i li ol p pre rt ruby s span strong sub sup u ul'.split(
    ' ',
  ),
)

/**
 * What these hold is no part of the text: it would run, load, or was never meant to be read. Of an `rp` nothing is
 * seen, so that it would part words that look like one.
 */
const LOST: ReadonlySet<unknown> = new Set(
  'audio colgroup head iframe noembed noframes noscript plaintext rp script style template thead title video xmp annotation-xml desc foreignobject mi mn mo ms mtext'.split(
    ' ',
  ),
)

/**
 * A walk through the words and the elements of a text, and through nothing else: what stands in an element that only
 * loses its tag counts as its parent's, however deep. Drawings and mathematics are no elements of HTML and are passed
 * over whole.
 */
export const walkContent = (root: Node): TreeWalker =>
  document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, judge)

/**
 * Nothing but the name is read of an element that is not known yet: a form's fields can stand in for each of its
 * properties. One that stands in for the name is no string, and the form loses its tag as it would have.
 */
function judge(node: Node): number {
  if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
  if (!(node instanceof HTMLElement) || LOST.has(node.localName)) return NodeFilter.FILTER_REJECT
  return KEPT.has(node.localName) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
}

/** The words that a walk finds in an element of a text. */
export function wordsOf(element: HTMLElement): string {
  if (element.childElementCount === 0) return element.textContent
  const walker = walkContent(element)
  let words = ''
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) words += walker.currentNode.data
  }
  return words
}
