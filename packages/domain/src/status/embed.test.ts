import { expect, test } from 'vitest'
import { embedFrame } from './embed.ts'

const origins = ['https://home.example', 'https://b.example:8443']

test.each([
  ['of the own server', '<iframe src="https://home.example/@ada/5/embed" style="border: 0">'],
  ['of the post’s server', "<p></p><iframe width=4 src='https://home.example/@ada/5/embed'>"],
])('the frame %s is shown by its address', { tags: ['MOD-14'] }, (_whose, html) => {
  expect(embedFrame(html, origins)).toBe('https://home.example/@ada/5/embed')
})

test.each([
  ['no frame', '<blockquote cite="https://home.example/5"></blockquote>'],
  ['a frame of somebody else', '<iframe src="https://evil.example/@ada/5/embed">'],
  ['the same host at another port', '<iframe src="https://b.example/1">'],
  ['what is not encrypted', '<iframe src="http://home.example/1">'],
  ['a name before the host', '<iframe src="https://home.example@evil.example/1">'],
  ['a name and the host', '<iframe src="https://ada:pw@home.example/1">'],
  [
    'a backslash',
    String.raw`<iframe src="https://home.example\@evil.example/1">`.replace('home', 'x'),
  ],
  ['a script', '<iframe src="javascript:alert(1)">'],
  ['data', '<iframe src="data:text/html,1">'],
  ['text of its own', '<iframe srcdoc="<b>1</b>">'],
  ['an address without a host', '<iframe src="https://">'],
])('%s is none', { tags: ['MOD-14'] }, (_what, html) => {
  expect(embedFrame(html, origins)).toBeNull()
})
