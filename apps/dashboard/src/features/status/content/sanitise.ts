import DOMPurify from 'dompurify'

/** What a post may be made of; everything else loses its tag, the dangerous also its content. */
const ALLOWED_TAGS =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 i li ol p pre rp rt ruby s span strong sub sup u ul'.split(
    ' ',
  )
/** `class` and `rel` are read to tell mentions and hashtags, and never shown. */
const ALLOWED_ATTR = ['class', 'dir', 'href', 'lang', 'rel', 'reversed', 'start', 'value']
/** Without this their values would have to be addresses too. */
const NO_ADDRESSES = ALLOWED_ATTR.filter((name) => name !== 'href')
const ALLOWED_ADDRESS = /^(?:https?|mailto|xmpp|gemini|magnet):/i

/**
 * Makes the HTML of any server harmless, whatever the server did itself.
 *
 * @returns nodes outside the page; only those of the allow-list
 */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ADD_URI_SAFE_ATTR: NO_ADDRESSES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
