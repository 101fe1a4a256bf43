import { describe, expect, test } from 'vitest'
import {
  EMPTY_ELEMENTS,
  getHtmlRole,
  HTML_ROLES,
  type HtmlRole,
  INLINE_ELEMENTS,
} from './html-elements.ts'
import { htmlToText } from './html-to-text.ts'

/** The elements of the HTML standard, including the obsolete ones that it lists. */
const STANDARD =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select selectedcontent slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr'.split(
    ' ',
  )
const OBSOLETE =
  'applet acronym bgsound dir frame frameset noframes isindex keygen listing menuitem nextid noembed param plaintext rb rtc strike xmp basefont big blink center font marquee multicol nobr spacer tt'.split(
    ' ',
  )

describe('HTML_ROLES', () => {
  test('has a role for every element of the standard', { tags: ['ENT-07', 'ENT-08'] }, () => {
    const decided = [
      ...HTML_ROLES.keys(),
      ...INLINE_ELEMENTS.split(' '),
      ...EMPTY_ELEMENTS.split(' '),
    ]

    expect([...STANDARD, ...OBSOLETE].filter((name) => !decided.includes(name))).toEqual([])
    expect(new Set(decided).size).toBe(decided.length)
  })

  test('treats unknown elements as inline', { tags: ['ENT-07'] }, () => {
    expect(getHtmlRole('x-note')).toBe('inline')
  })
})

/** The text between two words if the second is in an element of this role. */
const TEXTS: Readonly<Record<Exclude<HtmlRole, 'alternative'>, string>> = {
  block: 'a\n\nb\n\nc',
  line: 'ab\nc',
  space: 'ab c',
  quotation: 'a“b”c',
  inline: 'abc',
  dropped: 'ac',
}
describe('htmlToText', () => {
  const holding = [
    ...HTML_ROLES,
    ...INLINE_ELEMENTS.split(' ').map((name) => [name, getHtmlRole(name)] as const),
  ].filter(([name, role]) => role !== 'alternative' && name !== 'br' && name !== 'hr')

  test.each(holding)(
    'separates the words around <%s> as %s',
    { tags: ['ENT-07'] },
    (name, role) => {
      const expected = role === 'alternative' ? '' : TEXTS[role]

      expect(htmlToText(`a<${name}>b</${name}>c`)).toBe(expected)
    },
  )

  test.each(EMPTY_ELEMENTS.split(' '))('ignores <%s>', { tags: ['ENT-07'] }, (name) => {
    expect(htmlToText(`a<${name}>b`)).toBe('ab')
  })

  test.each([...HTML_ROLES].filter(([, role]) => role === 'alternative'))(
    'reads the alternative text of <%s>',
    { tags: ['ENT-07'] },
    (name) => {
      const attribute = name === 'math' ? 'alttext' : name === 'svg' ? 'aria-label' : 'alt'

      expect(htmlToText(`a <${name} src="/x.png" ${attribute}="a map &amp; a key"> c`)).toBe(
        ['audio', 'iframe', 'math', 'svg', 'video'].includes(name)
          ? 'a a map & a key'
          : 'a a map & a key c',
      )
    },
  )

  test.each([
    ['<table><tr><td>north</td><td>south</td></tr><tr><td>1</td></tr></table>', 'north south\n1'],
    ['<details><summary>a</summary>b</details>', 'a\n\nb'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', 'a\nb'],
    ['<figure><img alt="a"><figcaption>b</figcaption></figure>', 'a\n\nb'],
    ['<video src="/v" title="a film"><p>no films</p></video>b', 'a filmb'],
    ['<select><option>a</option><option>b</option></select>', 'a\nb'],
    ["a <IMG src=x ALT='b'> c", 'a b c'],
    ['a <img src=x alt=b> c', 'a b c'],
    ['a <img src="x"> c', 'a c'],
  ])('converts %s to %j', { tags: ['ENT-07'] }, (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })
})
