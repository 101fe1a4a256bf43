import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPageHeaders } from '../../packages/domain/src/headers/index.ts'
import { computeHashes, computeHash } from './built-hashes.ts'
import { createHeaders } from './built-headers.ts'
import {
  formatCaddyFile,
  formatNginxFile,
  STATIC_REDIRECTS,
  formatStaticHeaders,
} from './server-files.ts'
import { writeHeaders } from './write-headers.ts'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-headers-'))
  writeFile('assets/program.js', 'go()')
  writeFile('index.html', createPage('<style>a{}</style>'))
  writeFile('share.html', createPage('<style>b{}</style>'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeFile = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const createPage = (head, body = '') =>
  `<head><script data-program="p.js">begin()</script>${head}</head><body>${body}</body>`

test('hashes the inline code of both pages', () => {
  expect(computeHash('a{}')).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=')
  expect(computeHashes(folder)).toEqual({
    scripts: [computeHash('begin()')],
    styles: [computeHash('a{}'), computeHash('b{}')].toSorted(),
  })
})

test('hashes a script that was added to a page, and ignores external files', () => {
  writeFile(
    'index.html',
    createPage('<script src="/a.js"></script><script type="module">go()</script>'),
  )

  expect(computeHashes(folder).scripts.toSorted()).toEqual(
    [computeHash('begin()'), computeHash('go()')].toSorted(),
  )
})

test.each(['<i style="color: red"></i>', '<i onclick="go()"></i>', "<img\nonerror='go()'>"])(
  'throws for a page with %s',
  (body) => {
    writeFile('share.html', createPage('', body))

    expect(() => computeHashes(folder)).toThrow('its policy forbids that')
  },
)

test.each([
  ['nginx', formatNginxFile, (name, value) => `add_header ${name} "${value}" always;`],
  ['Caddy', formatCaddyFile, (name, value) => `\t${name} "${value}"`],
  ['static hosts', formatStaticHeaders, (name, value) => `  ${name}: ${value}`],
])('lists every header for %s and caches hashed assets forever', (_server, fileOf, line) => {
  const headers = getPageHeaders(computeHashes(folder))
  const lines = fileOf(headers).split('\n')

  expect(Object.keys(headers)).toContain('Content-Security-Policy')
  for (const [name, value] of Object.entries(headers)) expect(lines).toContain(line(name, value))
  expect(fileOf(headers)).toMatch(/\/assets\/[^}]*public, max-age=31536000, immutable/)
})

test('writes redirects to existing files, with the deck as the last one', () => {
  const plugin = writeHeaders()
  plugin.configResolved({ build: { outDir: folder } })
  plugin.closeBundle()
  const rules = STATIC_REDIRECTS.trim().split('\n')

  expect(rules.at(-1)).toBe('/* /index.html 200')
  for (const rule of rules) expect(existsSync(join(folder, rule.split(' ')[1]))).toBe(true)
  // Cloudflare Pages would use a top-level 404.html as the response to every unknown path.
  expect(existsSync(join(folder, '404.html'))).toBe(false)
})

test("allows media from the user's machine only when LOOPBACK_MEDIA is set", () => {
  const policy = (options) => createHeaders(folder, options)['Content-Security-Policy']

  expect(policy()).toContain("img-src 'self' https: data: blob:; ")
  expect(policy()).toContain("frame-src 'self' https:; ")
  expect(policy('1')).toContain("img-src 'self' https: data: blob: http://127.0.0.1:*")
})
