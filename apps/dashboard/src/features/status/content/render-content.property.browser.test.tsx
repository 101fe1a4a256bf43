import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { getBrokenRules, fuzz, isLinearTime, repeatUnit } from '@colonnade/domain/testing'
import { renderContent, type ContentContext } from './render-content.tsx'

const context: ContentContext = { emojis: [], mentions: [], tags: [], isAnimated: false }

const NAMES =
  'a p div span br b i em strong code pre blockquote ul ol li h1 q ruby rt rp sub sup table tr td th thead tbody form input button select option textarea label img video audio source picture svg math mtext mglyph style script noscript template iframe object embed base meta link title marquee details summary dialog plaintext xmp listing x-evil foreignObject annotation-xml animate set use annotation frameset frame body html head slot portal'.split(
    ' ',
  )
const ATTRIBUTES =
  'href src srcset srcdoc style class id name title alt lang dir start reversed value type action formaction onclick onerror onload onmouseover data xlink:href target rel ping download is slot part attributeName values to from http-equiv content background poster cite longdesc manifest autofocus tabindex contenteditable accesskey nonce popover'.split(
    ' ',
  )
const VALUES = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://host.example/1',
  'https://evil.example/x',
  'http://evil.example/x',
  '//evil.example/x',
  '/login',
  'https:menu',
  'mailto:ada@host.example',
  'url(https://evil.example/x)',
  'position:fixed;inset:0',
  'mention hashtag invisible quote-inline emoji',
  'root',
  '1',
  '',
]

const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`)
const text = fc.oneof(
  fc.constantFrom(
    'words',
    ' ',
    '\n',
    '&lt;',
    '&#x202e;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '</',
    '<',
    '>',
    'bank.example',
  ),
  fc.string({ maxLength: 5 }),
)
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: 'small' }, text, tie('element')), { maxLength: 5 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.array(attribute, { maxLength: 3 }),
      tie('html'),
      fc.constantFrom(true, true, true, false),
    )
    .map(
      ([name, attributes, inner, isClosed]) =>
        `<${name}${attributes.join('')}>${inner}${isClosed ? `</${name}>` : ''}`,
    ),
}))

function renderMarkup(markup: string): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(renderContent(markup, context)))
  const copy = place.cloneNode(true)
  root.unmount()
  return copy as HTMLElement
}

const KEPT =
  'a, bdi, br, p, div, span, b, i, em, strong, u, s, del, code, pre, blockquote, ul, ol, li, sub, sup, ruby, rt, h1, h2, h3, h4, h5, h6'
const KEPT_ATTRIBUTES = new Set(
  'href target rel title dir lang data-outside class start reversed value aria-hidden'.split(' '),
)
const SCHEMES = /^(?:https?|mailto|xmpp|gemini|magnet):$/

const OURS = /^_/

function findFaults(place: HTMLElement): readonly string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const link = element instanceof HTMLAnchorElement ? element : null
    const href = element.getAttribute('href')
    return getBrokenRules({
      [`element ${element.localName}`]: element.matches(KEPT),
      [`attributes ${element.getAttributeNames().join(' ')}`]: element
        .getAttributeNames()
        .every((name) => KEPT_ATTRIBUTES.has(name)),
      [`classes ${element.className}`]: [...element.classList].every((name) => OURS.test(name)),
      [`address ${href}`]: (link === null) === (href === null) && href === (href?.trim() ?? null),
      [`scheme of ${href}`]: link === null || SCHEMES.test(link.protocol),
      'says who opens it': link === null || link.relList.contains('noopener'),
      'holds no link': element.closest('a a') === null,
    })
  })
}

/** Removes the labels, which are added by the dashboard. */
function removeLabels(place: HTMLElement): HTMLElement {
  for (const bdi of place.querySelectorAll('a > bdi + bdi')) bdi.remove()
  return place
}

/** Thousands of texts take minutes; a few hundred take a second. */
const LONG_FORM_MS = 300_000

/** The readable text. Invisible characters at the end of a text are removed, and its end may change. */
const getText = (place: HTMLElement) => place.textContent.replace(/[\s\p{Cf}\p{Cc}]+/gu, '')

test(
  'renders no element, attribute or scheme outside the allow-list, for any text',
  { tags: ['ENT-08'], timeout: LONG_FORM_MS },
  () => {
    expect(() => fuzz(html, (markup) => findFaults(renderMarkup(markup)))).not.toThrow()
  },
)

test(
  'renders its own output again without changes',
  { tags: ['ENT-08'], timeout: LONG_FORM_MS },
  () => {
    const faultsOfTwice = (markup: string) => {
      const once = removeLabels(renderMarkup(markup))
      // oxlint-disable-next-line no-restricted-properties -- read, never written
      const twice = removeLabels(renderMarkup(once.innerHTML))
      // Parsers drop a line break at the beginning of a `pre`.
      return [
        ...getBrokenRules({ 'the same words': getText(twice) === getText(once) }),
        ...findFaults(twice),
      ]
    }

    expect(() => fuzz(html, faultsOfTwice)).not.toThrow()
  },
)

/** Up to the maximum number of tags, browsers need quadratic time. */
const MOMENT_MS = 500

const REPEATED = [
  '<span>',
  '<ul>',
  '<b>x',
  '<a href="https://a.example">x',
  '<p>',
  '<table><tr><td>',
  '<form><input>',
  '<svg><g>',
  '<ruby><rt>',
  '<select><option>',
  '<template>',
  '<blockquote>',
  '</p>',
  '<li>x',
  '<q>',
  '<',
  '<a ',
  '<!--',
  '&amp;',
  '&',
  ':zz',
  'a b ',
  '<img alt="x">',
  '<br>',
  '<pre>\n',
  '<i></b>',
  '<x-a>',
]

test.each(REPEATED)('renders %s in linear time', { tags: ['ENT-08'] }, (unit) => {
  expect(isLinearTime(repeatUnit(unit), renderMarkup, MOMENT_MS)).toBe(true)
})

test.each(['<ul>', '<b>x'])(
  'renders the largest possible post of %s within 500 ms',
  { tags: ['ENT-08'] },
  (unit) => {
    const begun = performance.now()
    const place = renderMarkup(`${unit.repeat(199_900 / unit.length)}the end`)

    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(place.textContent).toMatch(/the end$/)
  },
)
