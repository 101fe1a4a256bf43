import type { HostileContents } from './contents.ts'

/** URLs that would run code or show foreign content. */
const ADDRESSES = [
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  ' javascript:window.pwned=1',
  'java\tscript:window.pwned=1',
  'java\nscript:window.pwned=1',
  'java\0script:window.pwned=1',
  '\u0001javascript:window.pwned=1',
  '\u00a0javascript:window.pwned=1',
  '&#106;avascript:window.pwned=1',
  '&#x6A&#x61&#x76&#x61script:window.pwned=1',
  'javascript&colon;window.pwned=1',
  'javascript&#58;window.pwned=1',
  'javascript://https://a.example/%0awindow.pwned=1',
  'data:text/html,<script>parent.pwned=1</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=parent.pwned=1>',
  'DATA:text/html,x',
  'vbscript:msgbox(1)',
  'livescript:window.pwned=1',
  'blob:https://a.example/1',
  'filesystem:https://a.example/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://a.example',
  'chrome://settings',
  'intent://a.example#Intent;scheme=https;end',
  'ms-word:ofe|u|https://evil.example/a.docx',
  'feed:javascript:window.pwned=1',
  'jar:https://a.example!/x',
  'tel:+4912345',
  'sms:+4912345',
  '//evil.example/x',
  '/settings/delete',
  '\\\\evil.example\\x',
  '#root',
  '?token=1',
  '',
]

const WORDS: HostileContents = [
  ['a link without an address', '<a>x</a>'],
  ['a link without words', '<a href="https://a.example"></a>'],
  ['an unreadable address', '<a href="https://[::bad">https://[::bad</a>'],
  ['an address with a name and a secret', '<a href="https://bank.example@evil.example/">x</a>'],
  ['an address without a host', '<a href="https://">https://</a>'],
  ['an address with a port that is none', '<a href="https://a.example:999999/">x</a>'],
  ['an address of a hundred thousand', `<a href="https://a.example/${'x'.repeat(100_000)}">x</a>`],
  ['words of a hundred thousand', `<a href="https://a.example/">${'x'.repeat(100_000)}</a>`],
  [
    'a link that names its target',
    '<a href="https://a.example" target="_parent" download ping="/x">x</a>',
  ],
  ['a mention that is none', '<a href="javascript:window.pwned=1" class="u-url mention">@ada</a>'],
  ['a hashtag that is none', '<a href="javascript:window.pwned=1" rel="tag">#ada</a>'],
  ['a hashtag without a name', '<a href="https://a.example/tags/" rel="tag">#</a>'],
  ['a hashtag of slashes', '<a href="https://a.example/tags/x" rel="tag">#../../settings?x#y</a>'],
  ['a thousand links', '<a href="https://a.example/x">y</a> '.repeat(1000)],
]

export const HOSTILE_LINKS: HostileContents = [
  ...WORDS,
  ...ADDRESSES.map(
    (address) =>
      [
        `a link to ${JSON.stringify(address)}`,
        `<a href="${address.replaceAll('"', '&quot;')}">x</a>`,
      ] as const,
  ),
]
