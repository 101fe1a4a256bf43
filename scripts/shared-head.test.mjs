import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fillHead } from './shared-head.ts'

const SHARED = `<meta charset="utf-8" />
<!-- title -->
<!-- description -->
<style>
  body {
    margin: 0;
  }
</style>
`

const createPage = (head) => `<html>
  <head>
    ${head}
  </head>
  <body></body>
</html>
`

const MARK = '<!-- head.html -->'
const TITLE = '<title>$& of a page</title>'
const DESCRIPTION = '<meta name="description" content="What it is" />'
const STYLE = '<style>\n      i {\n        top: 0;\n      }\n    </style>'

describe('fillHead', () => {
  test('puts the title, description and styles of a page into the shared head', () => {
    const filled = fillHead(
      createPage([MARK, TITLE, DESCRIPTION, STYLE].join('')),
      SHARED,
      'head.html',
    )

    expect(filled.replaceAll(/\s+/g, ' ')).toBe(
      `<html> <head> <meta charset="utf-8" /> ${TITLE} ${DESCRIPTION} ` +
        '<style> body { margin: 0; } i { top: 0; } </style> </head> <body></body> </html> ',
    )
    expect(filled).toContain(`\n    ${TITLE}\n    ${DESCRIPTION}\n    <style>\n`)
  })

  test('returns a page unchanged when it does not name the shared head', () => {
    const own = createPage(TITLE + DESCRIPTION + STYLE)

    expect(fillHead(own, SHARED, 'head.html')).toBe(own)
  })

  test.each([
    ['title', DESCRIPTION + STYLE],
    ['description', TITLE + STYLE],
    ['style', TITLE + DESCRIPTION],
  ])('throws for a page without its %s', (part, head) => {
    expect(() => fillHead(createPage(MARK + head), SHARED, 'head.html')).toThrow(
      `lacks its ${part}`,
    )
  })

  test.each(['<!-- title -->', '<!-- description -->', '</style>'])(
    'throws for a shared head without %s',
    (place) => {
      const whole = createPage(MARK + TITLE + DESCRIPTION + STYLE)

      expect(() => fillHead(whole, SHARED.replace(place, ''), 'head.html')).toThrow(place)
    },
  )
})

test.each(['index.html', 'share.html'])('%s takes its head from head.html', (name) => {
  const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

  const filled = fillHead(read(name), read('head.html'), 'head.html')

  expect(filled).not.toContain('<!--')
  expect(filled.match(/<script src="\/boot\.js">/g)).toHaveLength(1)
  expect(filled.match(/<title>/g)).toHaveLength(1)
})
