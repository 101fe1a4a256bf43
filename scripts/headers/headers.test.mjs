import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageHeaders } from '../../packages/domain/src/headers/index.ts'
import { builtHashes, hashOf } from './built-hashes.ts'
import { builtHeaders } from './built-headers.ts'
import { caddyFile, nginxFile, STATIC_REDIRECTS, staticHeadersFile } from './server-files.ts'
import { writeHeaders } from './write-headers.ts'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-headers-'))
  put('assets/begin-abc.js', 'begin()')
  put('index.html', page('<style>a{}</style>'))
  put('share.html', page('<style>b{}</style>'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const page = (head, body = '') =>
  `<head><script src="/assets/begin-abc.js" data-program="p.js"></script>${head}</head><body>${body}</body>`

test('what stands in either page is named by the hash of its very bytes, and so is what a kept page holds', () => {
  expect(hashOf('a{}')).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=')
  expect(builtHashes(folder)).toEqual({
    scripts: [hashOf('begin()')],
    styles: [hashOf('a{}'), hashOf('b{}')].toSorted(),
  })
})

test('a script that somebody writes into a page is named as well, and files are not', () => {
  put('index.html', page('<script src="/a.js"></script><script type="module">go()</script>'))

  expect(builtHashes(folder).scripts.toSorted()).toEqual(
    [hashOf('begin()'), hashOf('go()')].toSorted(),
  )
})

test.each(['<i style="color: red"></i>', '<i onclick="go()"></i>', "<img\nonerror='go()'>"])(
  'a build whose page says %s fails',
  (body) => {
    put('share.html', page('', body))

    expect(() => builtHashes(folder)).toThrow('its policy forbids that')
  },
)

test.each([
  ['nginx', nginxFile, (name, value) => `add_header ${name} "${value}" always;`],
  ['Caddy', caddyFile, (name, value) => `\t${name} "${value}"`],
  ['static hosts', staticHeadersFile, (name, value) => `  ${name}: ${value}`],
])(
  'the file for %s says every header, and keeps for ever what is named by its content',
  (_server, fileOf, line) => {
    const headers = pageHeaders(builtHashes(folder))
    const lines = fileOf(headers).split('\n')

    expect(Object.keys(headers)).toContain('Content-Security-Policy')
    for (const [name, value] of Object.entries(headers)) expect(lines).toContain(line(name, value))
    expect(fileOf(headers)).toMatch(/\/assets\/[^}]*public, max-age=31536000, immutable/)
  },
)

test('every path of the deck leads to its page, and each rule to a file that the build has', () => {
  const plugin = writeHeaders()
  plugin.configResolved({ build: { outDir: folder } })
  plugin.closeBundle()
  const rules = STATIC_REDIRECTS.trim().split('\n')

  expect(rules.at(-1)).toBe('/* /index.html 200')
  for (const rule of rules) expect(existsSync(join(folder, rule.split(' ')[1]))).toBe(true)
  // Cloudflare Pages takes a page of this name at the top for the answer to all that is no file.
  expect(existsSync(join(folder, '404.html'))).toBe(false)
})

test('a build loads nothing from the machine of its readers unless it is asked to', () => {
  const policy = (wish) => builtHeaders(folder, wish)['Content-Security-Policy']

  expect(policy()).toContain("img-src 'self' https: data: blob:; ")
  expect(policy()).toContain("frame-src 'self' https:; ")
  expect(policy('1')).toContain("img-src 'self' https: data: blob: http://127.0.0.1:*")
})
