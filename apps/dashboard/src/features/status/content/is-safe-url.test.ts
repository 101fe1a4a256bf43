import { expect, test } from 'vitest'
import { isSafeUrl } from './link-safety.ts'

test.each([
  ['https://a.example/x?y#z', true],
  ['HTTPS://A.example', true],
  ['http://a.example:8080', true],
  [' https://a.example ', true],
  ['ht\ntps://a.example', true],
  ['mailto:ada@a.example', true],
  ['xmpp:ada@a.example', true],
  ['gemini://a.example', true],
  ['magnet:?xt=urn:btih:1', true],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://a.example/1', false],
  ['tel:+4912345', false],
  ['/settings', false],
  ['//evil.example', false],
  ['\\\\evil.example', false],
  ['#root', false],
  ['', false],
  ['https://', false],
  ['https://[::bad', false],
  // On an https page this is relative to its own server.
  ['https:settings', false],
  ['https:/settings', false],
  ['https:settings', true, 'http://home.example/'],
])(
  'allows a link to %j: %s',
  { tags: ['ENT-08'] },
  (href, isSafe, base = 'https://home.example/') => {
    expect(isSafeUrl(href, base)).toBe(isSafe)
  },
)
