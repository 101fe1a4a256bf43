import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, searchIndex } from './index.ts'

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
  ['signs that are no tags', 'a < b, 3<4, <3', 'a < b, 3<4, <3'],
  ['a tag that never ends', 'a<a href="', 'a'],
  ['words in other scripts', '<p>שלום</p><p>こんにちは</p>', 'שלום\n\nこんにちは'],
  ['nothing', '', ''],
  ['empty paragraphs', '<p></p><p>a</p><p></p>', 'a'],
  ['a comment that never ends', 'a<!-- b > c', 'a'],
  ['a script that never ends', 'a<script>b > c', 'a'],
  ['a script of several words, ended oddly', 'a<script>b c\nd</script >e', 'ae'],
  ['blanks around a break', 'a <b> </b><br> <i> </i>b', 'a\nb'],
  ['many blanks', 'a    b \t c', 'a b c'],
  ['the character that ends texts', 'a\0b', 'ab'],
])('the text of HTML with %s', { tags: ['ENT-07'] }, (_name, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each('p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure section'.split(' '))(
  'a blank line stands before and behind <%s>',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('a\n\nb\n\nc')
  },
)

test.each(['li', 'tr', 'dt', 'dd'])(
  '<%s> ends a line and begins none',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('ab\nc')
  },
)

test.each(['span', 'b', 'pbx', 'h7', 'al', 'del', 'dx', 'brx', 'lix'])(
  '<%s> breaks nothing',
  { tags: ['ENT-07'] },
  (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('abc')
  },
)

test('a tag name in a text survives only as the text that it is', { tags: ['ENT-07'] }, () => {
  expect(htmlToText('<p>use &lt;br&gt; here</p>')).toBe('use <br> here')
})

/** What stands in HTML, whole and broken. None of it is the escape of a tag. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'<p> </p> <br> <li> </li> <div < > & &gt; &amp; &#9; a <!-- <script> "'.split(' '),
  ),
  fc.constantFrom(' ', '\n'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

/** What is wrong with a text, in words; empty when nothing is. */
const faultsOf = (text: string) => [
  ...(/<\/?(?:br|p|li|script)>/.test(text) ? ['a tag'] : []),
  ...(text === text.trim() ? [] : ['blanks around']),
  ...(text.includes('\n\n\n') ? ['two blank lines'] : []),
]

test(
  'any text is read without an error, without tags and without gaping blanks',
  { tags: ['ENT-07'] },
  () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(faultsOf(htmlToText(pieces.join('')))).toEqual([])
      }),
    )
  },
)

test('a long text is read in no time', { tags: ['ENT-07'] }, () => {
  const hostile = ['<', '<!--', '<script>', '<p ', '&', '<br', ' \0'].map((piece) =>
    piece.repeat(20_000),
  )

  const started = performance.now()
  hostile.forEach(htmlToText)

  expect(performance.now() - started).toBeLessThan(2000)
})

test(
  'filters match the content warning, a blank line, and the text',
  { tags: ['ENT-07', 'FLT-10'] },
  () => {
    const status = { spoiler_text: 'cw', content: '<p>a<br>b</p><p>c</p>' }

    expect(searchIndex(status)).toBe('cw\n\na\nb\n\nc')
    expect(searchIndex({ ...status, spoiler_text: '' })).toBe('a\nb\n\nc')
  },
)

test('a content warning is text, not HTML', { tags: ['ENT-07'] }, () => {
  expect(searchIndex({ spoiler_text: 'a <b> & c', content: '' })).toBe('a <b> & c\n\n')
})

test.each([
  ['is left out where the quote is shown', { state: 'accepted' }, 'I said so'],
  ['stays where none is known', null, 'RE: x.example/4\n\nI said so'],
])(
  'the line for clients without quotes %s',
  { tags: ['BY-06', 'ENT-07'] },
  (_title, quote, text) => {
    const content =
      '<p class="quote-inline">RE: <a href="https://x.example/4">x.example/4</a></p><p>I said so</p>'

    expect(searchIndex({ spoiler_text: '', content, quote })).toBe(text)
  },
)
