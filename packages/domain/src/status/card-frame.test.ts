import { describe, expect, test } from 'vitest'
import { findCardFrame, isPictureOfSite } from './index.ts'

const OWN = ['deck.example', 'home.example']

describe('findCardFrame', () => {
  test.each([
    ['double quotes', '<iframe width="200" src="https://tube.example/e/1?a=1&amp;b=2" />'],
    ['single quotes', "<div><IFRAME SRC = 'https://tube.example/e/1?a=1&b=2'></IFRAME></div>"],
  ])('finds the frame in %s and its host', { tags: ['ST-28'] }, (_title, html) => {
    expect(findCardFrame({ type: 'video', html }, OWN)).toEqual({
      src: 'https://tube.example/e/1?a=1&b=2',
      host: 'tube.example',
    })
  })

  test('returns the host in lower case, with its port', { tags: ['ST-28'] }, () => {
    const html = '<iframe src="https://Tube.Example:8443"></iframe>'

    expect(findCardFrame({ type: 'rich', html }, OWN)?.host).toBe('tube.example:8443')
  })

  test.each([
    ['a link card', 'link', '<iframe src="https://tube.example/1">'],
    ['a photo card', 'photo', '<iframe src="https://tube.example/1">'],
    ['no HTML', 'video', ''],
    ['no frame', 'rich', '<script src="https://tube.example/1.js"></script>'],
    ['a frame without address', 'video', '<iframe srcdoc="x">'],
    ['a data-src attribute', 'video', '<iframe data-src="https://tube.example/1">'],
    ['a javascript: URL', 'video', '<iframe src="javascript:alert(1)">'],
    ['plain HTTP', 'video', '<iframe src="http://tube.example/1">'],
    ['a username before the host', 'video', '<iframe src="https://home.example@tube.example/1">'],
    ['a backslash', 'video', String.raw`<iframe src="https://home.example\.tube.example/1">`],
    ['a host in two lines', 'video', '<iframe src="https://home.ex\nample/1">'],
    ['the user’s server', 'video', '<iframe src="https://HOME.example/1">'],
    ['this dashboard', 'video', '<iframe src="https://deck.example/">'],
    [
      'the user’s server with the default port',
      'video',
      '<iframe src="https://home.example:443/1">',
    ],
    [
      'the user’s server with a percent-encoded letter',
      'video',
      '<iframe src="https://home%2Eexample/1">',
    ],
    ['the user’s server with another full stop', 'video', '<iframe src="https://home。example/1">'],
    ['the user’s server with the root dot', 'video', '<iframe src="https://home.example./1">'],
    ['the user’s server with more slashes', 'video', '<iframe src="https:///home.example/1">'],
    [
      'the user’s server with a tab in its name',
      'video',
      '<iframe src="https://home.\texample/1">',
    ],
    ['the local machine', 'video', '<iframe src="https://127.0.0.1:8080/1">'],
    ['the local network', 'video', '<iframe src="https://192.168.1.1/1">'],
    ['an invalid host', 'video', '<iframe src="https://[a.example/1">'],
  ] as const)('returns null for %s', { tags: ['ST-28'] }, (_title, type, html) => {
    expect(findCardFrame({ type, html }, OWN)).toBeNull()
  })

  test("compares own hosts with ports in the browser's notation", { tags: ['ST-28'] }, () => {
    const frame = (src: string) =>
      findCardFrame({ type: 'video', html: `<iframe src="${src}">` }, own)
    const own = ['Bücher.example:8443', 'deck.example:443']

    expect(frame('https://xn--bcher-kva.example:8443/1')).toBeNull()
    expect(frame('https://deck.example/1')).toBeNull()
    expect(frame('https://xn--bcher-kva.example/1')?.host).toBe('xn--bcher-kva.example')
  })

  test('returns the address that was checked', { tags: ['ST-28'] }, () => {
    const html = '<iframe src="https://Tube。example:443/1">'

    expect(findCardFrame({ type: 'video', html }, OWN)?.src).toBe('https://tube.example/1')
  })

  test('runs in linear time for any HTML', () => {
    const html = '<iframe '.repeat(600)

    expect(findCardFrame({ type: 'video', html }, OWN)).toBeNull()
  })
})

describe('isPictureOfSite', () => {
  test.each([
    ['of the site itself', 'https://www.site.example/a.png', true],
    ['of a host below it', 'https://img.site.example/a.png', true],
    ['of the same host over HTTP', 'http://site.example:8080/a.png', true],
    ['of the user’s server', 'https://home.example/a.png', false],
    ['of the media host of that server', 'https://cdn.elsewhere.example/a.png', false],
    ['of a host with the same ending', 'https://othersite.example/a.png', false],
    ['that is null', null, false],
    ['with more slashes in its URL', 'https:///site.example/a.png', true],
    ['with fewer slashes in its URL', 'https:site.example/a.png', true],
    ['with backslashes in its URL', String.raw`\\site.example/a.png`, true],
    ['without a scheme', '//site.example/a.png', true],
    ['with the root dot in its host', 'https://site.example./a.png', true],
    ['with a percent-encoded letter in its host', 'https://site%2Eexample/a.png', true],
    ['with another full stop in its host', 'https://www.site。example:443/a.png', true],
    ['with a username before the host', 'https://home.example@site.example/a.png', true],
    ['of the user’s server in another spelling', 'https://home.example.:443/a.png', false],
    ['of the page itself', '/a.png', false],
    ['without a host', 'data:image/png;base64,AA', false],
    ['with an empty host', 'https://', false],
  ])('checks an image %s: %s', { tags: ['ST-28'] }, (_title, image, isOfSite) => {
    expect(isPictureOfSite({ url: 'https://site.example/page', image }, OWN)).toBe(isOfSite)
  })

  test('returns true for other spellings of the link', { tags: ['ST-28'] }, () => {
    const image = 'https://site.example/a.png'
    const links = ['https:///site.example/page', 'https://www.site.example./page']

    expect(links.map((url) => isPictureOfSite({ url, image }, OWN))).toEqual([true, true])
  })

  test("returns false for a page of the user's server", { tags: ['ST-28'] }, () => {
    const card = { url: 'https://home.example/@ada/1', image: 'https://home.example/a.png' }

    expect(isPictureOfSite(card, OWN)).toBe(false)
  })
})
