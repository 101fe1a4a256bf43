import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, createSearchIndex } from './index.ts'

test.each([
  ['breaks and paragraphs', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
  ['every way to write a break', 'a<br/>b<br />c<BR class="x">d', 'a\nb\nc\nd'],
  ['no markup at all', 'just text', 'just text'],
  [
    'links and invisible parts',
    '<a href="https://x.y/z"><span class="invisible">https://</span>x.y</a>',
    'https://x.y',
  ],
  ['mentions', '<span class="h-card"><a href="/@b">@<span>bob</span></a></span> hi', '@bob hi'],
  [
    'character references',
    'a &amp;amp; &lt;b&gt; &#39;c&#x27; &hellip;&nbsp;d',
    "a &amp; <b> 'c' …\u00A0d",
  ],
  ['unknown references', '&nonsense; & &; &#0; &#xD800;', '&nonsense; & &; \uFFFD \uFFFD'],
  ['line ends of the source', '<p>one\n  two</p>\n<p>three</p>', 'one two\n\nthree'],
  ['lists', '<ul><li>a</li><li>b</li></ul><p>c</p>', 'a\nb\n\nc'],
  ['quotes', '<blockquote><p>a</p></blockquote><p>b</p>', 'a\n\nb'],
  ['script and style', 'a<script>alert("<p>")</script><style>p{}</style>b', 'ab'],
  ['comments', 'a<!-- <p>hidden</p> -->b', 'ab'],
  ['less-than signs outside of tags', 'a < b, 3<4, <3', 'a < b, 3<4, <3'],
  ['an unterminated tag', 'a<a href="', 'a'],
  ['text in other scripts', '<p>שלום</p><p>こんにちは</p>', 'שלום\n\nこんにちは'],
  ['no content', '', ''],
  ['empty paragraphs', '<p></p><p>a</p><p></p>', 'a'],
  ['an unterminated comment', 'a<!-- b > c', 'a'],
  ['an unterminated script', 'a<script>b > c', 'a'],
  ['a multi-line script with a space in its end tag', 'a<script>b c\nd</script >e', 'ae'],
  ['spaces around a line break', 'a <b> </b><br> <i> </i>b', 'a\nb'],
  ['many spaces', 'a    b \t c', 'a b c'],
  ['a null character', 'a\0b', 'ab'],
])('converts HTML with %s', { tags: ['ENT-07'] }, (_name, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each('p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure section'.split(' '))(
  'inserts a blank line before and after <%s>',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('a\n\nb\n\nc')
  },
)

test.each(['li', 'tr', 'dt', 'dd'])(
  'inserts a line break only after <%s>',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('ab\nc')
  },
)

test.each(['span', 'b', 'pbx', 'h7', 'al', 'del', 'dx', 'brx', 'lix'])(
  'inserts no line break for <%s>',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('abc')
  },
)

test('keeps an escaped tag as text', { tags: ['ENT-07'] }, () => {
  expect(htmlToText('<p>use &lt;br&gt; here</p>')).toBe('use <br> here')
})

/** Parts of HTML, valid and broken, without escaped tags. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'<p> </p> <br> <li> </li> <div < > & &gt; &amp; &#9; a <!-- <script> "'.split(' '),
  ),
  fc.constantFrom(' ', '\n'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

/** Returns descriptions of all faults of a text; empty for none. */
const findFaults = (text: string) => [
  ...(/<\/?(?:br|p|li|script)>/.test(text) ? ['a tag'] : []),
  ...(text === text.trim() ? [] : ['blanks around']),
  ...(text.includes('\n\n\n') ? ['two blank lines'] : []),
]

test(
  'reads any text without throwing, without tags and without repeated spaces',
  { tags: ['ENT-07'] },
  () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(findFaults(htmlToText(pieces.join('')))).toEqual([])
      }),
    )
  },
)

test('reads a long text in linear time', { tags: ['ENT-07'] }, () => {
  const hostile = ['<', '<!--', '<script>', '<p ', '&', '<br', ' \0'].map((piece) =>
    piece.repeat(20_000),
  )

  const started = performance.now()
  hostile.forEach(htmlToText)

  expect(performance.now() - started).toBeLessThan(2000)
})

test(
  'joins the content warning, a blank line and the text for filters',
  { tags: ['ENT-07', 'FLT-10'] },
  () => {
    const status = { spoiler_text: 'cw', content: '<p>a<br>b</p><p>c</p>' }

    expect(createSearchIndex(status)).toBe('cw\n\na\nb\n\nc')
    expect(createSearchIndex({ ...status, spoiler_text: '' })).toBe('a\nb\n\nc')
  },
)

test('treats the content warning as text, not as HTML', { tags: ['ENT-07'] }, () => {
  expect(createSearchIndex({ spoiler_text: 'a <b> & c', content: '' })).toBe('a <b> & c\n\n')
})

test.each([
  ['removes the fallback line if the quote is shown', { state: 'accepted' }, 'I said so'],
  ['keeps the fallback line without a known quote', null, 'RE: x.example/4\n\nI said so'],
])('%s', { tags: ['BY-06', 'ENT-07'] }, (_title, quote, text) => {
  const content =
    '<p class="quote-inline">RE: <a href="https://x.example/4">x.example/4</a></p><p>I said so</p>'

  expect(createSearchIndex({ spoiler_text: '', content, quote })).toBe(text)
})
