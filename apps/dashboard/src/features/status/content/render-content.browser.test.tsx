import { expect, onTestFinished, test, vi } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { renderContent, type ContentContext } from './render-content.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const bare: ContentContext = { emojis: [], mentions: [], tags: [], isAnimated: false }

async function shown(html: string, context: Partial<ContentContext> = {}) {
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
const KEPT_ATTRIBUTES = new Set(['href', 'target', 'rel', 'title', 'dir', 'lang'])

test.each(HOSTILE)('%s does no harm', { tags: ['ENT-08'] }, async (_title, html) => {
  const container = await shown(html)

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

test('markup that nests without end becomes text', { tags: ['ENT-08'] }, async () => {
  const container = await shown(
    `${'<blockquote>'.repeat(5_000)}deep${'</blockquote>'.repeat(5_000)}`,
  )

  expect(container.querySelectorAll('blockquote').length).toBeLessThan(30)
})

/** What is read of other elements. */
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
    'a table loses its tags',
    '<table><tr><td>a</td><td><b>b</b></td></tr></table>',
    'a b ',
    'p, b, br',
  ],
  ['fonts in fonts', '<p><font><font>a<i>b</i></font></font>c</p>', 'abc', 'p, i'],
  ['a form with a field', '<form><input name="localName"><p>a</p></form>', 'a', 'p'],
  [
    'a form whose fields stand in for its properties',
    `<form>${CLOBBERED.map((name) => `<input name="${name}">`).join('')}<p>a</p></form>`,
    'a',
    'p',
  ],
  ['a script with its words', '<p>a<script>b</script>c</p>', 'ac', 'p'],
  ['a style with its words', '<style>a</style>b', 'b', ''],
  ['a drawing with its words', '<p>a<svg><text>b</text></svg>c</p>', 'ac', 'p'],
  ['mathematics with its words', '<math><mi>a</mi></math>b', 'b', ''],
  ['a template with its words', '<template><p>a</p></template>b', 'b', ''],
  ['a noscript with its words', '<noscript><p>a</p></noscript>b', 'b', ''],
  [
    'a link’s script is no word of it',
    '<a href="#"><b>a</b><script>b</script></a>',
    'a',
    'span, b',
  ],
])('%s', { tags: ['ENT-08'] }, async (_title, html, words, elements) => {
  const container = await shown(html)

  expect(container.textContent).toBe(words)
  const names = [...container.querySelectorAll('*')].map(({ localName }) => localName)
  expect(names.join(', ')).toBe(elements)
})

test(
  'what is too deep to be drawn keeps its words, but no script’s',
  { tags: ['ENT-08'] },
  async () => {
    const deep = '<p>a</p><script>b</script><i>c</i>'
    const container = await shown(
      `${'<blockquote>'.repeat(40)}${deep}${'</blockquote>'.repeat(40)}`,
    )

    expect(container.textContent).toBe('ac')
  },
)

test('an address that means this page’s own server is no link', { tags: ['ENT-08'] }, async () => {
  const container = await shown(`<a href="${location.protocol}settings">x</a><a href="">y</a>`)

  expect(container.querySelector('a')).toBeNull()
  expect(container.textContent).toBe('xy')
})

test('a text keeps its paragraphs, breaks and emphasis', { tags: ['ENT-08'] }, async () => {
  const container = await shown('<p>one<br>two</p><p><em>three</em></p>')

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

test('custom emoji become pictures, all others stay text', { tags: ['ENT-08'] }, async () => {
  const container = await shown('<p>a :blob: and :unknown: and 🦀</p>', { emojis: [blob] })

  expect(container.querySelector('img')?.alt).toBe(':blob:')
  expect(container.textContent).toBe('a  and :unknown: and 🦀')
})

test.each(['code', 'pre', 'kbd', 'samp', 'tt'])(
  'leaves shortcodes in <%s> as letters',
  { tags: ['ENT-08'] },
  async (name) => {
    const html = `<p>:blob:</p><${name}>a <b>:blob:</b></${name}>`
    const container = await shown(html, { emojis: [blob] })

    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(container.textContent).toBe('a :blob:')
  },
)

test.each([
  ['still without auto_play_gif', false, blob.static_url],
  ['moving with auto_play_gif', true, blob.url],
])('an emoji is %s', { tags: ['ENT-13'] }, async (_title, isAnimated, src) => {
  const container = await shown(':blob:', { emojis: [blob], isAnimated })

  expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
})

const ada = {
  id: accountId('7/ada'),
  username: 'ada',
  acct: 'ada@far.example',
  url: 'https://far.example/@ada',
}

test(
  'a mention leads to the profile inside the dashboard',
  { tags: ['ST-35', 'RTE-04'] },
  async () => {
    const html = '<a href="https://far.example/@ada" class="u-url mention">@<span>ada</span></a>'
    const container = await shown(html, { mentions: [ada] })
    const link = container.querySelector('a')

    expect(link?.getAttribute('href')).toBe('/accounts/7%2Fada')
    expect(link?.target).toBe('')
  },
)

test(
  'a hashtag leads to its timeline, in lower case and without the #',
  { tags: ['ST-35', 'RTE-05'] },
  async () => {
    const html = '<a href="https://far.example/tags/FooBar" rel="tag">#<span>FooBar</span></a>'
    const container = await shown(html)

    expect(container.querySelector('a')?.getAttribute('href')).toBe('/timelines/tag/foobar')
    expect(container.textContent).toBe('#FooBar')
  },
)

test('any other link opens a tab that knows nothing of ours', { tags: ['ST-35'] }, async () => {
  const container = await shown('<a href="https://rail.example/ely">the box</a>')
  const link = container.querySelector('a')

  expect(link?.target).toBe('_blank')
  expect(link?.relList.contains('noopener')).toBe(true)
  expect(link?.textContent).toBe('the box')
})

test.each(['https://bank.example/login', 'https://bank<rp> </rp>.example/login'])(
  'a link that shows an address shows the true one: %s',
  async (text) => {
    const container = await shown(`<a href="https://evil.example/x">${text}</a>`)

    expect(container.textContent).toBe('https://evil.example/x')
    expect(splitWords(container)).toEqual(['https://', 'evil.example/x'])
  },
)

/** The letters of a link that take no room, and those that do. */
function splitWords(container: Element) {
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
  ['cut by the server', 'rail.example/ely/bo…'],
  [
    'cut by markup',
    '<span class="invisible">https://www.</span><span class="ellipsis">rail.example/ely</span><span class="invisible">/box/number/three?light=green</span>',
  ],
])(
  'copies, finds and reads aloud all of an address that is %s',
  { tags: ['ST-35'] },
  async (_title, text) => {
    const container = await shown(`<p>see <a href="${LONG_ADDRESS}">${text}</a> now</p>`)
    const link = container.querySelector('a')!

    expect(splitWords(link)[1]).toBe('rail.example/ely/box/number/t')
    document.getSelection()?.selectAllChildren(container)
    expect(document.getSelection()?.toString()).toBe(`see ${LONG_ADDRESS} now`)
    await expect.element(link).toHaveAccessibleName(LONG_ADDRESS)
    expect(link.getBoundingClientRect().height).toBeLessThan(40)
  },
)

test.each([
  ['another host', 'bank.example/login', 'bank.example/login (evil.example)'],
  ['an address among words', 'see https://bank.example', 'see https://bank.example (evil.example)'],
  ['no host', 'the bank', 'the bank'],
])('a link whose words name %s says where it leads', async (_title, text, expected) => {
  const container = await shown(`<a href="https://evil.example/x">${text}</a>`)

  expect(container.querySelector('a')?.textContent).toBe(expected)
})

test('a link whose letters are pictures says where it leads', async () => {
  const letters = ['b', 'a', 'n', 'k'].map((shortcode) => ({
    shortcode,
    url: PIXEL,
    static_url: PIXEL,
    visible_in_picker: true,
    category: null,
  }))
  const html = '<a href="https://evil.example/x">:b::a::n::k:.com</a>'
  const container = await shown(html, { emojis: letters })

  expect(container.querySelectorAll('a img')).toHaveLength(4)
  expect(container.querySelector('a')?.textContent).toBe('.com (evil.example)')
})

test('shows the end of a host that is too long', async () => {
  const href = 'https://mastodon.social.account-verify.login.evil.example/x'
  const container = await shown(`<a href="${href}">${href}</a>`)

  expect(splitWords(container)[1]).toBe('.login.evil.example/')
  expect(container.textContent).toBe(href)
})

test(
  'a plain click stays on the page, one with Ctrl is the browser’s',
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
    // What the browser would do with the click is noted, then kept from happening.
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
