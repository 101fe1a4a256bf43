import { expect, test } from 'vitest'
import { EMPTY_ELEMENTS, getHtmlRole, HTML_ROLES, INLINE_ELEMENTS } from '@colonnade/domain/text'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { renderContent } from './render-content.tsx'

const bare = { emojis: [], mentions: [], tags: [], isAnimated: false }

async function renderHtml(html: string) {
  const screen = await renderInEnglish(renderContent(html, bare))
  return screen.container
}

/** The visible text, with one line per block. */
const getVisibleText = (container: HTMLElement) =>
  container.innerText
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' | ')

/** Elements that parsers give no text content, or accept only where text is not allowed. */
const WITHOUT_WORDS =
  'base basefont bgsound body br col colgroup frame frameset head hr html input keygen link meta param plaintext source track wbr'.split(
    ' ',
  )

const SEEN: Readonly<Record<string, string>> = {
  dropped: 'x | y',
  quotation: 'x | “b” | y',
}

const ELEMENTS = [
  ...HTML_ROLES.keys(),
  ...INLINE_ELEMENTS.split(' '),
  ...EMPTY_ELEMENTS.split(' '),
].flatMap((name) => {
  const role = getHtmlRole(name)
  return role === 'alternative' || name === 'rp' ? [] : [[name, role] as const]
})

test.each(ELEMENTS)('renders <%s> as %s', { tags: ['ENT-08'] }, async (name, role) => {
  const container = await renderHtml(`<p>x</p>${wrapInParents(name, 'b')}<p>y</p>`)

  const isWordless = WITHOUT_WORDS.includes(name)
  expect(getVisibleText(container)).toBe(isWordless ? 'x | y' : (SEEN[role] ?? 'x | b | y'))
})

/** Parsers accept these only inside of certain parents. */
function wrapInParents(name: string, words: string): string {
  if (WITHOUT_WORDS.includes(name)) return name === 'plaintext' ? '' : `<${name}>`
  const element = `<${name}>${words}</${name}>`
  if (/^(?:td|th)$/.test(name)) return `<table><tr>${element}</tr></table>`
  if (/^(?:tr|tbody|thead|tfoot)$/.test(name)) {
    return `<table><${name}><tr><td>${words}</td></tr></${name}></table>`
  }
  return name === 'caption' ? `<table>${element}</table>` : element
}

test.each([
  ['<table><tr><td>north</td><td>south</td></tr><tr><td>1</td></tr></table>', 'north south | 1'],
  ['<table><tr><td><p>a</p></td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | b | c'],
  ['<details><summary>a</summary>b</details>', 'a | b'],
  ['<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>', 'a | b | c'],
  ['<figure><img src="x" alt="a"><figcaption>b</figcaption></figure>', 'a | b'],
  ['<select><option>a<option>b</select>', 'a | b'],
  ['<menu><li>a</li><li>b</li></menu>', 'a | b'],
  ['a<hr>b', 'a | b'],
  ['<section>a</section><section>b</section>', 'a | b'],
])('renders %s as %s', { tags: ['ENT-08'] }, async (html, expected) => {
  expect(getVisibleText(await renderHtml(html))).toBe(expected)
})

test.each([
  ['the alternative text of an image', '<img src="x" alt="a map">', 'a map', null],
  [
    'the alternative text as a link to the image',
    '<img src="https://a.example/map.png" alt="a map">',
    'a map',
    'https://a.example/map.png',
  ],
  [
    'the URL of an image without alternative text',
    '<img src="https://a.example/map.png" alt="">',
    'a.example/map.png',
    'https://a.example/map.png',
  ],
  ['the shortcode of an emoji', '<img src="https://a.example/b.png" alt=":b:">', ':b:', null],
  ['an emoji', '<img src="https://a.example/b.png" alt="🦀">', '🦀', null],
  [
    'the URL of a video',
    '<video controls><source src="https://a.example/f.webm">no films here</video>',
    'a.example/f.webm',
    'https://a.example/f.webm',
  ],
  ['the title of an SVG', '<svg aria-label="a ring"><text>z</text></svg>', 'a ring', null],
  ['the alternative text of MathML', '<math alttext="x²"><mi>z</mi></math>', 'x²', null],
  ['no image with an unsafe URL', '<img src="javascript:pwned">', '', null],
])('shows %s', { tags: ['ENT-08'] }, async (_title, html, words, address) => {
  const container = await renderHtml(`<p>x ${html} y</p>`)

  expect(container.textContent.replace(/\s+/g, ' ')).toBe(`x ${words} y`.replace(/\s+/g, ' '))
  expect(container.querySelector('a')?.getAttribute('href') ?? null).toBe(address)
})

test(
  'keeps an image without a name in a link as the link’s text',
  { tags: ['ENT-08'] },
  async () => {
    const container = await renderHtml(
      '<a href="https://b.example/"><img src="https://a.example/map.png"></a>',
    )

    expect(container.querySelectorAll('a')).toHaveLength(1)
    expect(container.textContent).toBe('b.example')
  },
)

test.each([
  '<p></p><p><br></p>text',
  '<p>&nbsp;</p><p>\u200b</p><div> <br><br> </div>text',
  '<br><br>text<br><br>',
  '<blockquote><p></p></blockquote><ul><li></li></ul>text',
  '<p>text</p><p><span> </span></p><p><a href="https://a.example/"></a></p>',
  '<h1></h1><pre> </pre><table><tr><td></td></tr></table>text',
])('renders no empty elements of %j', { tags: ['ENT-08'] }, async (html) => {
  const plain = (await renderHtml('<p>text</p>')).getBoundingClientRect().height
  const container = await renderHtml(html)

  expect(container.getBoundingClientRect().height).toBe(plain)
})

test('renders no element without visible content', { tags: ['ENT-08'] }, async () => {
  expect((await renderHtml('<table><tr><th>&#x202e;</th></tr></table>')).textContent).toBe('')
  expect((await renderHtml('<b>&#x202e;</b><br><i>\u200b</i>')).textContent).toBe('')
})

test('reduces consecutive breaks to one blank line', { tags: ['ENT-08'] }, async () => {
  const container = await renderHtml('<p>a<br><br> <br><br>b<br>c</p>')

  expect(container.querySelectorAll('br')).toHaveLength(3)
})
