import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { linkCard, videoCard } from '../../../gallery/card-samples.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { PreviewCard } from './PreviewCard.tsx'

/** A frame that renders at once. Its host does not exist. */
const iframeHtml = '<iframe src="https://play.invalid/e/1"></iframe>'

function show(card: PreviewCardEntity, isDetailed = false) {
  return renderInEnglish(
    <div style={{ inlineSize: 340 }}>
      <PreviewCard card={card} ownHosts={['home.example']} isDetailed={isDetailed} />
    </div>,
  )
}

const getHeight = () => page.getByRole('link').element().getBoundingClientRect().height

describe('link card', () => {
  test('opens in a new tab, and shows only its title in a list', { tags: ['ST-28'] }, async () => {
    const screen = await show(linkCard)

    const link = screen.getByRole('link', {
      name: 'rail.example · Rail Notes The last shift at Ely North',
    })
    await expect.element(link).toHaveAttribute('href', 'https://rail.example/ely-box')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(getHeight()).toBeLessThan(90)
  })

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
    'shows the true host for any site name: "%s" at %s',
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
    'shows the whole host in a narrow column next to a long site name',
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
    'shows all of its text below its image in an opened post',
    { tags: ['ST-28', 'TH-07'] },
    async () => {
      const screen = await show(linkCard, true)

      await expect.element(screen.getByText('Forty-five levers', { exact: false })).toBeVisible()
      await expect.element(screen.getByText('By Priya Nair')).toBeVisible()
      expect(getHeight()).toBeGreaterThan(178)
    },
  )

  test('stays small without an image, or with a small one', async () => {
    await show({ ...linkCard, width: 120, height: 120 }, true)

    expect(getHeight()).toBeLessThan(90)
  })

  test.each([
    ['not if its own site serves it', 'https://img.rail.example/a.png', 0],
    ['if the user’s server serves it', 'https://home.example/a.png', 1],
  ])('shows its image: %s', { tags: ['ST-28'] }, async (_title, image, count) => {
    const screen = await show({ ...linkCard, image })

    await expect.element(screen.getByRole('link')).toBeVisible()
    expect(screen.container.querySelectorAll('img')).toHaveLength(count)
  })
})

test('is large for a photo in lists too', { tags: ['ST-28'] }, async () => {
  await show({ ...linkCard, type: 'photo', width: 400, height: 400 })

  expect(getHeight()).toBeGreaterThan(338)
})

describe('video card', () => {
  test(
    'sends no request before a click, and shows the host first',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: iframeHtml })
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
    'sandboxes its frame and passes only the page’s origin as referrer',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: iframeHtml })

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

  test(
    'closes its frame again, and moves the focus back to the play button',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: iframeHtml })
      const offer = screen.getByRole('button', { name: /^Play from/ })
      await offer.click()

      await screen.getByRole('button', { name: 'Close video' }).click()

      await expect.element(offer).toHaveFocus()
      expect(screen.container.querySelector('iframe')).toBeNull()
    },
  )

  test(
    'keeps its size in both states, so that rows below do not move',
    { tags: ['ST-28'] },
    async () => {
      const screen = await show({ ...videoCard, html: iframeHtml })
      const whole = () => screen.container.firstElementChild!.getBoundingClientRect().height
      const before = whole()

      await screen.getByRole('button', { name: /^Play from/ }).click()

      await expect.element(screen.getByRole('button', { name: 'Close video' })).toBeVisible()
      expect(Math.abs(whole() - before)).toBeLessThanOrEqual(1)
    },
  )

  test(
    'falls back to a link for the user’s own server, or without a frame',
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
  'embeds rich content by a click too, at the height that it declares',
  { tags: ['ST-28'] },
  async () => {
    const screen = await show({ ...videoCard, type: 'rich', height: 152, html: iframeHtml })

    await screen.getByRole('button', { name: /^Show from play.invalid/ }).click()

    expect(screen.container.querySelector('iframe')?.offsetHeight).toBe(152)
  },
)
