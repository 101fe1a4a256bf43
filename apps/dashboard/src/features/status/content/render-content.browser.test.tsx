import { expect, onTestFinished, test, vi } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { renderContent, type ContentContext } from './render-content.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const bare: ContentContext = { emojis: [], mentions: [], tags: [], isAnimated: false }

async function renderHtml(html: string, context: Partial<ContentContext> = {}) {
  const screen = await renderInEnglish(renderContent(html, { ...bare, ...context }))
  return screen.container
}

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a script', '<script>window.pwned = true</script>'],
  ['a handler', '<p onclick="window.pwned = true" onmouseover="window.pwned = true">x</p>'],
  ['a picture with a handler', '<img src=x onerror="window.pwned = true">'],
  ['a javascript: link', '<a href="javascript:window.pwned = true">x</a>'],
  ['a javascript: link with a tab in it', '<a href="java\tscript:window.pwned = true">x</a>'],
  ['a data: link', '<a href="data:text/html,<script>parent.pwned = true</script>">x</a>'],
  ['a vbscript: link', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a frame with its own page', '<iframe srcdoc="<script>parent.pwned = true</script>"></iframe>'],
  ['an object', '<object data="https://evil.example"></object><embed src="https://evil.example">'],
  ['a form', '<form action="https://evil.example"><input name="token"><button>Go</button></form>'],
  ['a style', '<style>body { display: none }</style><p style="position:fixed;inset:0">x</p>'],
  ['a drawing with a script', '<svg><script>window.pwned = true</script><a href="#">x</a></svg>'],
  [
    'an animated link',
    '<svg><a><animate attributeName="href" values="javascript:pwned=1"/></a></svg>',
  ],
  [
    'mathematics',
    '<math><mtext><table><mglyph><style><img src=x onerror=pwned=1></style></mglyph>',
  ],
  ['a changed base', '<base href="https://evil.example"><a href="/login">x</a>'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a sheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
  ['a template', '<template><script>window.pwned = true</script></template>'],
  ['hidden markup', '<noscript><p title="</noscript><img src=x onerror=pwned=1>"></noscript>'],
  ['names that shadow the page', '<p id="root" name="body">x</p>'],
  ['a custom element', '<x-evil is="x-evil">x</x-evil>'],
  ['a video', '<video src="https://evil.example/a.webm" autoplay></video>'],
]

const KEPT =
  'a, bdi, br, p, span, b, i, em, strong, u, s, del, code, pre, blockquote, ul, ol, li, sub, sup'
const KEPT_ATTRIBUTES = new Set(['href', 'target', 'rel', 'title', 'dir', 'lang', 'data-outside'])

test.each(HOSTILE)('renders %s harmlessly', { tags: ['ENT-08'] }, async (_title, html) => {
  const container = await renderHtml(html)

  const elements = [...container.querySelectorAll('*')]
  const strange = elements.filter((element) => !element.matches(KEPT))
  expect(strange.map(({ localName }) => localName)).toEqual([])
  const attributes = elements.flatMap((element) => element.getAttributeNames())
  expect(attributes.filter((name) => !KEPT_ATTRIBUTES.has(name))).toEqual([])
  for (const link of container.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^https?:$/)
  }
  expect('pwned' in window).toBe(false)
})

test('reduces endlessly nested markup to text', { tags: ['ENT-08'] }, async () => {
  const container = await renderHtml(
    `${'<blockquote>'.repeat(5_000)}deep${'</blockquote>'.repeat(5_000)}`,
  )

  expect(container.querySelectorAll('blockquote').length).toBeLessThan(30)
})

/** Properties that other elements may read. */
const CLOBBERED = [
  'classList',
  'lang',
  'childElementCount',
  'textContent',
  'closest',
  'parentNode',
].concat(['querySelector', 'getAttribute', 'firstChild', 'nextSibling', 'nodeType', 'children'])

test.each([
  [
    'removes the tags of a table',
    '<table><tr><td>a</td><td><b>b</b></td></tr></table>',
    'a b ',
    'p, b, br',
  ],
  ['removes nested font tags', '<p><font><font>a<i>b</i></font></font>c</p>', 'abc', 'p, i'],
  [
    'removes the tags of a form and its field',
    '<form><input name="localName"><p>a</p></form>',
    'a',
    'p',
  ],
  [
    'renders a form whose fields shadow its properties',
    `<form>${CLOBBERED.map((name) => `<input name="${name}">`).join('')}<p>a</p></form>`,
    'a',
    'p',
  ],
  ['removes a script and its text', '<p>a<script>b</script>c</p>', 'ac', 'p'],
  ['removes a style and its text', '<style>a</style>b', 'b', ''],
  ['removes an SVG and its text', '<p>a<svg><text>b</text></svg>c</p>', 'ac', 'p'],
  ['removes MathML and its text', '<math><mi>a</mi></math>b', 'b', ''],
  ['removes a template and its text', '<template><p>a</p></template>b', 'b', ''],
  ['removes a noscript and its text', '<noscript><p>a</p></noscript>b', 'b', ''],
  ['ignores a script inside a link', '<a href="#"><b>a</b><script>b</script></a>', 'a', 'span, b'],
])('%s', { tags: ['ENT-08'] }, async (_title, html, words, elements) => {
  const container = await renderHtml(html)

  expect(container.textContent).toBe(words)
  const names = [...container.querySelectorAll('*')].map(({ localName }) => localName)
  expect(names.join(', ')).toBe(elements)
})

test(
  'keeps the text of markup that is nested too deep, except for scripts',
  { tags: ['ENT-08'] },
  async () => {
    const deep = '<p>a</p><script>b</script><i>c</i>'
    const container = await renderHtml(
      `${'<blockquote>'.repeat(40)}${deep}${'</blockquote>'.repeat(40)}`,
    )

    expect(container.textContent).toBe('ac')
  },
)

test('renders no link for a URL on this page’s own server', { tags: ['ENT-08'] }, async () => {
  const container = await renderHtml(`<a href="${location.protocol}settings">x</a><a href="">y</a>`)

  expect(container.querySelector('a')).toBeNull()
  expect(container.textContent).toBe('xy')
})

test('keeps paragraphs, breaks and emphasis', { tags: ['ENT-08'] }, async () => {
  const container = await renderHtml('<p>one<br>two</p><p><em>three</em></p>')

  expect(container.querySelectorAll('p')).toHaveLength(2)
  expect(container.querySelectorAll('br')).toHaveLength(1)
  expect(container.querySelector('em')?.textContent).toBe('three')
})

const blob = {
  shortcode: 'blob',
  url: 'data:image/gif;base64,AAAA',
  static_url: 'data:image/png;base64,AAAA',
  visible_in_picker: true,
}

test(
  'replaces custom emoji by images, and keeps Unicode emoji as text',
  { tags: ['ENT-08'] },
  async () => {
    const container = await renderHtml('<p>a :blob: and :unknown: and 🦀</p>', { emojis: [blob] })

    expect(container.querySelector('img')?.alt).toBe(':blob:')
    expect(container.textContent).toBe('a  and :unknown: and 🦀')
  },
)

test.each(['code', 'pre', 'kbd', 'samp', 'tt'])(
  'keeps shortcodes in <%s> as text',
  { tags: ['ENT-08'] },
  async (name) => {
    const html = `<p>:blob:</p><${name}>a <b>:blob:</b></${name}>`
    const container = await renderHtml(html, { emojis: [blob] })

    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(container.textContent).toBe('a :blob:')
  },
)

test.each([
  ['as a static image without auto_play_gif', false, blob.static_url],
  ['animated with auto_play_gif', true, blob.url],
])('renders an emoji %s', { tags: ['ENT-13'] }, async (_title, isAnimated, src) => {
  const container = await renderHtml(':blob:', { emojis: [blob], isAnimated })

  expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
})

const ada = {
  id: accountId('7/ada'),
  username: 'ada',
  acct: 'ada@far.example',
  url: 'https://far.example/@ada',
}

test('links a mention to its profile in the dashboard', { tags: ['ST-35', 'RTE-04'] }, async () => {
  const html = '<a href="https://far.example/@ada" class="u-url mention">@<span>ada</span></a>'
  const container = await renderHtml(html, { mentions: [ada] })
  const link = container.querySelector('a')

  expect(link?.getAttribute('href')).toBe('/accounts/7%2Fada')
  expect(link?.target).toBe('')
})

test(
  'links a hashtag to its timeline, in lower case and without the #',
  { tags: ['ST-35', 'RTE-05'] },
  async () => {
    const html = '<a href="https://far.example/tags/FooBar" rel="tag">#<span>FooBar</span></a>'
    const container = await renderHtml(html)

    expect(container.querySelector('a')?.getAttribute('href')).toBe('/timelines/tag/foobar')
    expect(container.textContent).toBe('#FooBar')
  },
)

test(
  'opens any other link in a new tab without opener and referrer',
  { tags: ['ST-35'] },
  async () => {
    const container = await renderHtml('<a href="https://rail.example/ely">the box</a>')
    const link = container.querySelector('a')

    expect(link?.target).toBe('_blank')
    expect(link?.relList.contains('noopener')).toBe(true)
    expect(link?.textContent).toBe('the box')
  },
)

test.each(['https://bank.example/login', 'https://bank<rp> </rp>.example/login'])(
  'shows the true URL in a link whose text is a URL: %s',
  async (text) => {
    const container = await renderHtml(`<a href="https://evil.example/x">${text}</a>`)

    expect(container.textContent).toBe('https://evil.example/x')
    expect(splitVisibility(container)).toEqual(['https://', 'evil.example/x'])
  },
)

/** Splits the link's letters into visually hidden and visible ones. */
function splitVisibility(container: Element) {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  let seen = ''
  let unseen = ''
  while (texts.nextNode() !== null) {
    const word = document.createRange()
    word.selectNode(texts.currentNode)
    if (word.getBoundingClientRect().width > 0) seen += texts.currentNode.nodeValue
    else unseen += texts.currentNode.nodeValue
  }
  return [unseen, seen]
}

const LONG_ADDRESS = 'https://www.rail.example/ely/box/number/three?light=green'

test.each([
  ['whole', LONG_ADDRESS],
  ['truncated by the server', 'rail.example/ely/bo…'],
  [
    'truncated by markup',
    '<span class="invisible">https://www.</span><span class="ellipsis">rail.example/ely</span><span class="invisible">/box/number/three?light=green</span>',
  ],
])(
  'keeps all of a URL that is %s for copying, searching and reading aloud',
  { tags: ['ST-35'] },
  async (_title, text) => {
    const container = await renderHtml(`<p>see <a href="${LONG_ADDRESS}">${text}</a> now</p>`)
    const link = container.querySelector('a')!

    expect(splitVisibility(link)[1]).toBe('rail.example/ely/box/number/t')
    document.getSelection()?.selectAllChildren(container)
    expect(document.getSelection()?.toString()).toBe(`see ${LONG_ADDRESS} now`)
    await expect.element(link).toHaveAccessibleName(LONG_ADDRESS)
    expect(link.getBoundingClientRect().height).toBeLessThan(40)
  },
)

test.each([
  ['another host', 'bank.example/login', 'bank.example/login (evil.example)'],
  ['a URL inside a text', 'see https://bank.example', 'see https://bank.example (evil.example)'],
  ['no host', 'the bank', 'the bank'],
])('shows the target of a link whose text names %s', async (_title, text, expected) => {
  const container = await renderHtml(`<a href="https://evil.example/x">${text}</a>`)

  expect(container.querySelector('a')?.textContent).toBe(expected)
})

test('shows the target of a link whose letters are images', async () => {
  const letters = ['b', 'a', 'n', 'k'].map((shortcode) => ({
    shortcode,
    url: PIXEL,
    static_url: PIXEL,
    visible_in_picker: true,
    category: null,
  }))
  const html = '<a href="https://evil.example/x">:b::a::n::k:.com</a>'
  const container = await renderHtml(html, { emojis: letters })

  expect(container.querySelectorAll('a img')).toHaveLength(4)
  expect(container.querySelector('a')?.textContent).toBe('.com (evil.example)')
})

test('shows the end of a host that is too long', async () => {
  const href = 'https://mastodon.social.account-verify.login.evil.example/x'
  const container = await renderHtml(`<a href="${href}">${href}</a>`)

  expect(splitVisibility(container)[1]).toBe('.login.evil.example/')
  expect(container.textContent).toBe(href)
})

test(
  'navigates inside the page on a plain click, and leaves Ctrl and a click to the browser',
  { tags: ['RTE-13', 'RTE-04'] },
  async () => {
    const navigate = vi.fn<(path: string) => void>()
    const html = '<a href="https://far.example/@ada" class="mention">@ada</a>'
    const screen = await renderInEnglish(
      <NavigateContext value={navigate}>
        {renderContent(html, { ...bare, mentions: [ada] })}
      </NavigateContext>,
    )
    const link = screen.container.querySelector('a')!
    const left: boolean[] = []
    // Records the browser's default action, then prevents it.
    const note = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    onTestFinished(() => window.removeEventListener('click', note))

    link.click()
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))

    expect(navigate.mock.calls).toEqual([['/accounts/7%2Fada']])
    expect(left).toEqual([false, true])
  },
)
