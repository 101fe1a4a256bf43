import { expect, test } from 'vitest'
import { getEmbedFrameUrl } from './embed.ts'

const origins = ['https://home.example', 'https://b.example:8443']

test.each([
  ['of the own server', '<iframe src="https://home.example/@ada/5/embed" style="border: 0">'],
  ['of the post’s server', "<p></p><iframe width=4 src='https://home.example/@ada/5/embed'>"],
])('returns the URL of the frame %s', { tags: ['MOD-14'] }, (_whose, html) => {
  expect(getEmbedFrameUrl(html, origins)).toBe('https://home.example/@ada/5/embed')
})

test.each([
  ['HTML without a frame', '<blockquote cite="https://home.example/5"></blockquote>'],
  ['a frame of another origin', '<iframe src="https://evil.example/@ada/5/embed">'],
  ['the same host at another port', '<iframe src="https://b.example/1">'],
  ['plain HTTP', '<iframe src="http://home.example/1">'],
  ['a username before the host', '<iframe src="https://home.example@evil.example/1">'],
  ['credentials before the host', '<iframe src="https://ada:pw@home.example/1">'],
  [
    'a backslash',
    String.raw`<iframe src="https://home.example\@evil.example/1">`.replace('home', 'x'),
  ],
  ['a javascript: URL', '<iframe src="javascript:alert(1)">'],
  ['a data: URL', '<iframe src="data:text/html,1">'],
  ['a srcdoc attribute', '<iframe srcdoc="<b>1</b>">'],
  ['an address without a host', '<iframe src="https://">'],
])('returns null for %s', { tags: ['MOD-14'] }, (_what, html) => {
  expect(getEmbedFrameUrl(html, origins)).toBeNull()
})
