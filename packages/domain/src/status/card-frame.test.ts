import { describe, expect, test } from 'vitest'
import { cardFrame, isPictureOfSite } from './index.ts'

const OWN = ['deck.example', 'home.example']

describe('the frame of a card', () => {
  test.each([
    ['double quotes', '<iframe width="200" src="https://tube.example/e/1?a=1&amp;b=2" />'],
    ['single quotes', "<div><IFRAME SRC = 'https://tube.example/e/1?a=1&b=2'></IFRAME></div>"],
  ])('is found in %s, with the host that will be asked', { tags: ['ST-28'] }, (_title, html) => {
    expect(cardFrame({ type: 'video', html }, OWN)).toEqual({
      src: 'https://tube.example/e/1?a=1&b=2',
      host: 'tube.example',
    })
  })

  test('names a host in small letters, with its port', { tags: ['ST-28'] }, () => {
    const html = '<iframe src="https://Tube.Example:8443"></iframe>'

    expect(cardFrame({ type: 'rich', html }, OWN)?.host).toBe('tube.example:8443')
  })

  test.each([
    ['a link has none', 'link', '<iframe src="https://tube.example/1">'],
    ['a photo has none', 'photo', '<iframe src="https://tube.example/1">'],
    ['no code', 'video', ''],
    ['no frame', 'rich', '<script src="https://tube.example/1.js"></script>'],
    ['a frame without address', 'video', '<iframe srcdoc="x">'],
    ['a source of data', 'video', '<iframe data-src="https://tube.example/1">'],
    ['a script', 'video', '<iframe src="javascript:alert(1)">'],
    ['what is not encrypted', 'video', '<iframe src="http://tube.example/1">'],
    ['a name before the host', 'video', '<iframe src="https://home.example@tube.example/1">'],
    ['a backslash', 'video', String.raw`<iframe src="https://home.example\.tube.example/1">`],
    ['a host in two lines', 'video', '<iframe src="https://home.ex\nample/1">'],
    ['the reader’s server', 'video', '<iframe src="https://HOME.example/1">'],
    ['this dashboard', 'video', '<iframe src="https://deck.example/">'],
    ['that server with the usual port', 'video', '<iframe src="https://home.example:443/1">'],
    ['with a letter in numbers', 'video', '<iframe src="https://home%2Eexample/1">'],
    ['with another full stop', 'video', '<iframe src="https://home。example/1">'],
    ['with the dot of the root', 'video', '<iframe src="https://home.example./1">'],
    ['with more slashes', 'video', '<iframe src="https:///home.example/1">'],
    ['with a tab in its name', 'video', '<iframe src="https://home.\texample/1">'],
    ['this machine', 'video', '<iframe src="https://127.0.0.1:8080/1">'],
    ['this network', 'video', '<iframe src="https://192.168.1.1/1">'],
    ['a host that is none', 'video', '<iframe src="https://[a.example/1">'],
  ] as const)('is not shown: %s', { tags: ['ST-28'] }, (_title, type, html) => {
    expect(cardFrame({ type, html }, OWN)).toBeNull()
  })

  test(
    'is compared with an own host that has a port, as browsers write it',
    { tags: ['ST-28'] },
    () => {
      const frame = (src: string) =>
        cardFrame({ type: 'video', html: `<iframe src="${src}">` }, own)
      const own = ['Bücher.example:8443', 'deck.example:443']

      expect(frame('https://xn--bcher-kva.example:8443/1')).toBeNull()
      expect(frame('https://deck.example/1')).toBeNull()
      expect(frame('https://xn--bcher-kva.example/1')?.host).toBe('xn--bcher-kva.example')
    },
  )

  test('leads to the address that was compared', { tags: ['ST-28'] }, () => {
    const html = '<iframe src="https://Tube。example:443/1">'

    expect(cardFrame({ type: 'video', html }, OWN)?.src).toBe('https://tube.example/1')
  })

  test('is looked for in bounded time, whatever the code', () => {
    const html = '<iframe '.repeat(600)

    expect(cardFrame({ type: 'video', html }, OWN)).toBeNull()
  })
})

describe('the picture of a card', () => {
  test.each([
    ['of the site itself', 'https://www.site.example/a.png', true],
    ['of a host below it', 'https://img.site.example/a.png', true],
    ['of its unencrypted twin', 'http://site.example:8080/a.png', true],
    ['of the reader’s server', 'https://home.example/a.png', false],
    ['of the store of that server', 'https://cdn.elsewhere.example/a.png', false],
    ['of a host that only ends alike', 'https://othersite.example/a.png', false],
    ['of none', null, false],
    ['by an address with more slashes', 'https:///site.example/a.png', true],
    ['by one with fewer', 'https:site.example/a.png', true],
    ['by one with the others', String.raw`\\site.example/a.png`, true],
    ['by one without a scheme', '//site.example/a.png', true],
    ['by a name with the dot of the root', 'https://site.example./a.png', true],
    ['by a name with a letter in numbers', 'https://site%2Eexample/a.png', true],
    ['by a name with another full stop', 'https://www.site。example:443/a.png', true],
    ['with a name before the host', 'https://home.example@site.example/a.png', true],
    ['of the reader’s server, spelled otherwise', 'https://home.example.:443/a.png', false],
    ['of the page itself', '/a.png', false],
    ['of no host at all', 'data:image/png;base64,AA', false],
    ['of nothing', 'https://', false],
  ])('%s is that of the site: %s', { tags: ['ST-28'] }, (_title, image, isOfSite) => {
    expect(isPictureOfSite({ url: 'https://site.example/page', image }, OWN)).toBe(isOfSite)
  })

  test('is that of the site, however the link is spelled', { tags: ['ST-28'] }, () => {
    const image = 'https://site.example/a.png'
    const links = ['https:///site.example/page', 'https://www.site.example./page']

    expect(links.map((url) => isPictureOfSite({ url, image }, OWN))).toEqual([true, true])
  })

  test('of a page of the reader’s server is no stranger’s', { tags: ['ST-28'] }, () => {
    const card = { url: 'https://home.example/@ada/1', image: 'https://home.example/a.png' }

    expect(isPictureOfSite(card, OWN)).toBe(false)
  })
})
