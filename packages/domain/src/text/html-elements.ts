/** How an element is represented in plain text. */
export type HtmlRole =
  /** Has a blank line before and after it. */
  | 'block'
  /** Ends its line. */
  | 'line'
  /** Is separated by a space from the text after it. */
  | 'space'
  /** Is enclosed in quotation marks. */
  | 'quotation'
  /** Is not separated from the words around it. */
  | 'inline'
  /** Media, replaced by their alternative text. */
  | 'alternative'
  /** The element and its content are not part of the text. */
  | 'dropped'

/** The elements of each role; every other element is inline. */
const NAMES: Readonly<Record<Exclude<HtmlRole, 'inline'>, string>> = {
  block:
    'address article aside blockquote caption center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend listing main marquee menu multicol nav ol p pre search section summary table textarea ul',
  line: 'br dd dt li optgroup option tr',
  space: 'button td th',
  quotation: 'q',
  alternative: 'area audio embed iframe image img math svg video',
  dropped: 'datalist head noembed noframes noscript plaintext script style template title xmp',
}

/** Inline elements whose content is text. Used only by tests, so that no page loads the list. @internal */
export const INLINE_ELEMENTS =
  'a abbr acronym applet b basefont bdi bdo big blink body canvas cite code colgroup data del dfn em font frameset html i ins isindex kbd label map mark menuitem meter nextid nobr object output picture progress rb rp rt rtc ruby s samp select selectedcontent slot small spacer span strike strong sub sup tbody tfoot thead time tt u var'

/** Elements without content and without a representation in text. @internal */
export const EMPTY_ELEMENTS = 'base bgsound col frame input keygen link meta param source track wbr'

/** The role of every element that is not inline. */
export const HTML_ROLES: ReadonlyMap<string, HtmlRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) =>
    // The keys are the roles.
    names.split(' ').map((name) => [name, role as HtmlRole] as const),
  ),
)

/** Returns the role of an element by its lower-case name. Unknown elements are inline. */
export const getHtmlRole = (name: string): HtmlRole => HTML_ROLES.get(name) ?? 'inline'

/** Elements whose content is not part of the text. */
export const WORDLESS_ELEMENTS: readonly string[] =
  `${NAMES.dropped} audio iframe math svg video`.split(' ')

/** Attributes with the alternative text of an element, in order of preference. */
export const ALTERNATIVE_ATTRIBUTES = ['alt', 'alttext', 'aria-label', 'title'] as const
