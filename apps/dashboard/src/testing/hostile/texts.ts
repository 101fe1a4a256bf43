import type { HostileContents } from './contents.ts'

const MARKS = Array.from({ length: 112 }, (_, code) => String.fromCharCode(0x300 + code)).join('')
const TURNS =
  '\u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069 \u200e \u200f \u061c'.split(' ')

const nested = (tag: string, depth: number): string =>
  `${`<${tag}>`.repeat(depth)}deep${`</${tag}>`.repeat(depth)}`

/** Texts with bidirectional controls, stacked combining marks, or extreme lengths. */
export const HOSTILE_TEXTS: HostileContents = [
  ...TURNS.map(
    (turn) =>
      [`a text after U+${turn.charCodeAt(0).toString(16)}`, `<p>a ${turn}b${turn} c`] as const,
  ),
  ['a thousand turns', `<p>${'\u202e\u2067'.repeat(500)}turned</p>`],
  ['marks upon a letter', `<p>z${MARKS}a${MARKS}l${MARKS}</p>`],
  ['a tower of marks', `<p>${`x${MARKS.repeat(5)}`.repeat(20)}</p>`],
  ['marks upon nothing', MARKS.repeat(50)],
  ['no space at all', 'x'.repeat(5000)],
  ['spaces of no width', '\u200b\u200c\u200d\u2060\ufeff'.repeat(1000)],
  ['hard spaces', '\u00a0'.repeat(5000)],
  ['signs as wide as a line', '﷽'.repeat(500)],
  ['signs as tall as three', '𒐫𒈙⸻꧅'.repeat(200)],
  ['flags without an end', '🏴'.repeat(300) + '\u{e0067}'.repeat(300)],
  ['families joined for ever', '👩\u200d'.repeat(2000)],
  ['new lines', '\n'.repeat(10_000)],
  ['breaks', '<br>'.repeat(10_000)],
  ['short breaks', '<br>'.repeat(300)],
  ['empty paragraphs', '<p></p>'.repeat(10_000)],
  ['paragraphs of one letter', '<p>x</p>'.repeat(5000)],
  ['code of one column', `<pre>${'x\n'.repeat(5000)}</pre>`],
  ['short code of one column', `<pre>${'x\n'.repeat(200)}</pre>`],
  ['code of one line', `<pre><code>${'x'.repeat(20_000)}</code></pre>`],
  ['a list of one column', `<ul>${'<li>x'.repeat(5000)}</ul>`],
  ['letters above letters', nested('sup', 200)],
  ['letters below letters', nested('sub', 200)],
  ['readings upon readings', `<ruby>${'x<rt>y</rt>'.repeat(500)}</ruby>`],
  ...['div', 'p', 'b', 'span', 'blockquote', 'ul', 'li', 'a', 'table', 'svg', 'h1'].map(
    (tag) => [`ten thousand of ${tag} in each other`, nested(tag, 10_000)] as const,
  ),
  ['ten thousand tags that are never closed', '<b>'.repeat(10_000)],
  ['a hundred thousand letters', `<p>${'word '.repeat(20_000)}</p>`],
  ['a hundred thousand tags', '<b>x</b>'.repeat(12_500)],
  ['a million of emoji', '🦀'.repeat(250_000)],
  ['a million of codes', ':blob:'.repeat(170_000)],
  ['a million of colons', ':'.repeat(1_000_000)],
  ['a million of opening signs', '<'.repeat(1_000_000)],
  ['a million of entities', '&amp;'.repeat(200_000)],
]
