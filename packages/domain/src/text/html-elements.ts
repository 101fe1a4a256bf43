/** How a reader who sees no markup is told of an element. */
export type HtmlRole =
  /** Stands by itself: a blank line before and behind it. */
  | 'block'
  /** Ends its line. */
  | 'line'
  /** Is apart from what follows it. */
  | 'space'
  /** Stands between quotation marks. */
  | 'quotation'
  /** Nothing parts it from the words around it. */
  | 'inline'
  /** Something to look at or to hear: its alternative text stands for it. */
  | 'alternative'
  /** It and all that is in it is no part of the text. */
  | 'dropped'

/** Those of which something is to be told; every other element is inline. */
const NAMES: Readonly<Record<Exclude<HtmlRole, 'inline'>, string>> = {
  block:
    'address article aside blockquote caption center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend listing main marquee menu multicol nav ol p pre search section summary table textarea ul',
  line: 'br dd dt li optgroup option tr',
  space: 'button td th',
  quotation: 'q',
  alternative: 'area audio embed iframe image img math svg video',
  dropped: 'datalist head noembed noframes noscript plaintext script style template title xmp',
}

/** Decided to be inline, with the words in them. Only tests ask, so that no page has to load them. @internal */
export const INLINE_ELEMENTS =
  'a abbr acronym applet b basefont bdi bdo big blink body canvas cite code colgroup data del dfn em font frameset html i ins isindex kbd label map mark menuitem meter nextid nobr object output picture progress rb rp rt rtc ruby s samp select selectedcontent slot small spacer span strike strong sub sup tbody tfoot thead time tt u var'

/** Nothing can be in these, and nothing is to be told of them. @internal */
export const EMPTY_ELEMENTS = 'base bgsound col frame input keygen link meta param source track wbr'

/** The role of every element that is not inline. */
export const HTML_ROLES: ReadonlyMap<string, HtmlRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) =>
    // The keys are the roles.
    names.split(' ').map((name) => [name, role as HtmlRole] as const),
  ),
)

/** The role of an element by its name in small letters; unknown ones are inline. */
export const getHtmlRole = (name: string): HtmlRole => HTML_ROLES.get(name) ?? 'inline'

/** The elements whose contents are no words of the text. */
export const WORDLESS_ELEMENTS: readonly string[] =
  `${NAMES.dropped} audio iframe math svg video`.split(' ')

/** Where elements keep the words that stand for them, the better ones first. */
export const ALTERNATIVE_ATTRIBUTES = ['alt', 'alttext', 'aria-label', 'title'] as const
