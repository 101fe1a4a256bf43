import { expect, test } from 'vitest'
import { readFediverseLink } from './fediverse-link.ts'

test.each([
  ['Mastodon', 'https://mastodon.example/@ada/115000000000000001'],
  [
    'Mastodon, seen from another server',
    'https://here.example/@ada@far.example/115000000000000001',
  ],
  ['Mastodon by URI', 'https://mastodon.example/users/ada/statuses/115000000000000001'],
  ['Mastodon by numeric URI', 'https://mastodon.example/ap/users/1/statuses/115000000000000001'],
  ['GoToSocial', 'https://gts.example/@greta/statuses/01JD2Z4W8Q6K9V5T7R3N1M0PXA'],
  ['Hollo', 'https://hollo.example/@fumi/0193a5ee-7a46-7c5d-9c1e-1f3c0a9b2d11'],
  ['Pleroma', 'https://pleroma.example/notice/AoKx3r0bT2fQZ8Jv8S'],
  ['Akkoma by URI', 'https://akkoma.example/objects/5f1b5f8a-8f0d-4a43-a5c6-5f7e0b0a6b1c'],
  ['Misskey', 'https://misskey.example/notes/9zq2k1x0ab'],
  ['Lemmy', 'https://lemmy.example/post/4821'],
  ['Mbin', 'https://mbin.example/m/trains@lemmy.example/t/1234/On-time-at-last'],
  ['PeerTube', 'https://tube.example/w/9c9de5e8a4d24a6fbb3cab7d2b0d1f9e'],
  ['Pixelfed', 'https://pixel.example/p/ada/712345678901234567'],
  ['Friendica', 'https://friendica.example/display/84b3f1c2-1567-4a5d'],
  ['snac', 'http://localhost:8001/lena/p/1795883718.317752'],
])('recognises a post of %s', { tags: ['BY-20'] }, (_software, href) => {
  expect(readFediverseLink(href)).toMatchObject({ kind: 'status' })
  expect(readFediverseLink(`${href}?utm_source=x#top`)).toMatchObject({ kind: 'status' })
})

test.each([
  'https://mastodon.example/@ada',
  'https://mastodon.example/@ada/',
  'https://here.example/@ada@far.example',
  'https://here.example/@ada@far.example:8443',
  'https://mastodon.example/users/ada',
  'https://misskey.example/@%E3%81%82%E3%81%84',
  'https://lemmy.example/u/ada',
  'https://lemmy.example/c/trains@far.example',
  'https://tube.example/a/ada',
  'https://friendica.example/profile/ada',
])('recognises the profile %s', { tags: ['BY-20'] }, (href) => {
  expect(readFediverseLink(href)).toMatchObject({ kind: 'account' })
})

test.each([
  ['https://mastodon.example/tags/tea', 'tea'],
  ['https://pleroma.example/tag/%C3%A9t%C3%A9', 'été'],
])('recognises the hashtag of %s', { tags: ['BY-20'] }, (href, tag) => {
  expect(readFediverseLink(href)).toEqual({ kind: 'tag', tag, needsKnownHost: true })
})

test.each([
  ['https://mastodon.example/@ada/115000000000000001', false],
  ['https://mastodon.example/@ada', false],
  ['https://misskey.example/notes/9zq2k1x0ab', false],
  ['https://shop.example/profile/ada', true],
  ['https://forum.example/u/ada', true],
  ['https://blog.example/post/12', true],
])(
  'requires a known server for paths that other sites have too: %s',
  { tags: ['BY-20'] },
  (href, needsKnownHost) => {
    expect(readFediverseLink(href)).toMatchObject({ needsKnownHost })
  },
)

test.each([
  'https://mastodon.example/',
  'https://mastodon.example/about',
  'https://mastodon.example/@ada/followers',
  'https://mastodon.example/@ada/with_replies',
  'https://mastodon.example/@ada/tagged/tea',
  'https://news.example/2026/11/28/fog',
  'https://news.example/post/fog-until-noon',
  'https://www.youtube.com/@ada',
  'https://www.tiktok.com/@ada/video/7300000000000000000',
  'https://medium.com/@ada/a-title-0123456789ab',
  'https://x.example/%E0%A4%A',
  `https://x.example/@${'a'.repeat(400)}`,
  'mailto:ada@mastodon.example',
  'javascript:alert(1)',
  'not a link',
  '',
])('leaves %s to the browser', { tags: ['BY-20'] }, (href) => {
  expect(readFediverseLink(href)).toBeNull()
})
