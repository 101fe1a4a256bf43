import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { linkCard, videoCard } from '../../../gallery/card-samples.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { PreviewCard } from './PreviewCard.tsx'

/** A frame that is there at once, of a host that is nobody's. */
const nowhere = '<iframe src="https://play.invalid/e/1"></iframe>'

function show(card: PreviewCardEntity, isDetailed = false) {
  return renderInEnglish(
    <div style={{ inlineSize: 340 }}>
      <PreviewCard card={card} ownHosts={['home.example']} isDetailed={isDetailed} />
    </div>,
  )
}

const heightOf = () => page.getByRole('link').element().getBoundingClientRect().height

describe('a page', () => {
  test(
    'is a link in another tab, in a list with its title alone',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show(linkCard)

      const link = screen.getByRole('link', {
        name: 'rail.example · Rail Notes The last shift at Ely North',
      })
      await expect.element(link).toHaveAttribute('href', 'https://rail.example/ely-box')
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(heightOf()).toBeLessThan(90)
    },
  )

  test.each([
    ['mastodon.social', 'https://evil.example/login', 'evil.example· mastodon.social'],
    ['', 'https://evil.example/login', 'evil.example'],
    ['evil.example', 'https://www.evil.example/login', 'evil.example'],
    [
      'mastodon.social',
      'https://mastodon.social.account-verify.login.evil.example/login',
      '….login.evil.example· mastodon.social',
    ],
  ])(
    'names its true host whatever the site calls itself: "%s" at %s',
    { tags: ['ST-28'] },
    async (provider, url, words) => {
      const screen = await show({ ...linkCard, provider_name: provider, url })

      const origin = screen.container.querySelector('a b')!.previousElementSibling!
      expect(origin.textContent.replace(/ (?=·)/, '')).toBe(words)
      const host = origin.querySelector('bdi')!
      expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth + 1)
    },
  )

  test(
    'shows all of its host in a narrow column beside a long name',
    { tags: ['ST-28'] },
    async () => {
      const url = 'https://mastodon.social.evils2.example/login'
      const screen = await show({ ...linkCard, provider_name: 'mastodon.social '.repeat(20), url })
      const host = screen.container.querySelector<HTMLElement>('a bdi')!
      const edge = screen.container.querySelector('a')!.getBoundingClientRect().right

      expect(host.textContent).toBe('mastodon.social.evils2.example')
      const word = document.createRange()
      word.selectNodeContents(host)
      expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    },
  )

  test(
    'tells all of it under its picture where the post is opened',
    { tags: ['ST-28', 'TH-07'] },
    async () => {
      const screen = await show(linkCard, true)

      await expect.element(screen.getByText('Forty-five levers', { exact: false })).toBeVisible()
      await expect.element(screen.getByText('By Priya Nair')).toBeVisible()
      expect(heightOf()).toBeGreaterThan(178)
    },
  )

  test('stays small where it has no picture, or a small one', async () => {
    await show({ ...linkCard, width: 120, height: 120 }, true)

    expect(heightOf()).toBeLessThan(90)
  })

  test.each([
    ['that its own site serves is not asked for', 'https://img.rail.example/a.png', 0],
    ['that the reader’s server serves is', 'https://home.example/a.png', 1],
  ])('its picture %s', { tags: ['ST-28'] }, async (_title, image, count) => {
    const screen = await show({ ...linkCard, image })

    await expect.element(screen.getByRole('link')).toBeVisible()
    expect(screen.container.querySelectorAll('img')).toHaveLength(count)
  })
})

test('a photo is large in lists too', { tags: ['ST-28'] }, async () => {
  await show({ ...linkCard, type: 'photo', width: 400, height: 400 })

  expect(heightOf()).toBeGreaterThan(338)
})

describe('a film of another site', () => {
  test(
    'is asked for by a press alone, and its host is named before',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: nowhere })
      expect(screen.container.querySelector('iframe')).toBeNull()

      await screen
        .getByRole('button', { name: 'Play from play.invalid: The tripod comes home, with honey' })
        .click()

      const frame = screen.container.querySelector('iframe')
      expect(frame?.src).toBe('https://play.invalid/e/1')
      expect(frame?.title).toBe('The tripod comes home, with honey')
      expect(document.activeElement).toBe(frame)
    },
  )

  test(
    'runs in a frame that may not leave it, and hears the host of the page alone',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: nowhere })

      await screen.getByRole('button', { name: /^Play from/ }).click()

      const frame = screen.container.querySelector('iframe')
      expect([...(frame?.sandbox ?? [])].toSorted()).toEqual([
        'allow-popups',
        'allow-presentation',
        'allow-same-origin',
        'allow-scripts',
      ])
      expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin')
    },
  )

  test('is ended again, and the focus is back on the offer', { tags: ['ST-28'] }, async () => {
    const screen = await show({ ...videoCard, html: nowhere })
    const offer = screen.getByRole('button', { name: /^Play from/ })
    await offer.click()

    await screen.getByRole('button', { name: 'Close video' }).click()

    await expect.element(offer).toHaveFocus()
    expect(screen.container.querySelector('iframe')).toBeNull()
  })

  test(
    'keeps its shape in both states: rows below stay where they are',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: nowhere })
      const whole = () => screen.container.firstElementChild!.getBoundingClientRect().height
      const before = whole()

      await screen.getByRole('button', { name: /^Play from/ }).click()

      await expect.element(screen.getByRole('button', { name: 'Close video' })).toBeVisible()
      expect(Math.abs(whole() - before)).toBeLessThanOrEqual(1)
    },
  )

  test(
    'of the reader’s own server, or without a frame, is a link',
    { tags: ['ST-28'] },
    async () => {
      const own = '<iframe src="https://home.example/e/1"></iframe>'
      const screen = await show({ ...videoCard, html: own })

      await expect.element(screen.getByRole('link')).toBeVisible()
      expect(screen.getByRole('button').query()).toBeNull()
    },
  )
})

test(
  'what is neither page nor film is shown by a press too, as high as it says',
  { tags: ['ST-28'] },
  async () => {
    const screen = await show({ ...videoCard, type: 'rich', height: 152, html: nowhere })

    await screen.getByRole('button', { name: /^Show from play.invalid/ }).click()

    expect(screen.container.querySelector('iframe')?.offsetHeight).toBe(152)
  },
)
