import { afterEach, expect, test } from 'vitest'
import { createPageIcon, browserTitle } from '../lib/page.ts'
import { openNotificationsAtom } from '../state/notifications/notifications-source.ts'
import { startCountingUnread, startIconBadge } from '../state/notifications/unread-badge.ts'
import { insertNotificationsAtom } from '../state/notifications/update-notifications.ts'
import { changeLocalSettingAtom } from '../state/settings/local-settings.ts'
import { notification } from '../testing/factories.ts'
import { testSession } from '../testing/test-session.ts'

const BLUE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#0000ff"/></svg>'
const PLAIN = `data:image/svg+xml,${encodeURIComponent(BLUE)}`

const links: HTMLLinkElement[] = []

afterEach(() => {
  for (const link of links.splice(0)) link.remove()
})

/** Adds a favicon before the page's own. */
function createIconLink(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'icon',
    type: 'image/svg+xml',
    href: PLAIN,
  })
  document.head.prepend(link)
  links.push(link)
  return link
}

/** Returns red, green and blue of a pixel, 0 to 255. */
async function getColourAt(href: string, x: number, y: number): Promise<readonly number[]> {
  const picture = new Image()
  picture.src = href
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  const pen = canvas.getContext('2d')!
  pen.drawImage(picture, 0, 0)
  return [...pen.getImageData(x, y, 1, 1).data].slice(0, 3)
}

test(
  'draws three unread on the favicon, and restores it once they are read',
  { tags: ['NTF-24'] },
  async () => {
    const link = createIconLink()
    const { session, platform } = testSession()
    Object.assign(platform, { icon: createPageIcon() })
    const { app, store } = session
    app.set(changeLocalSettingAtom, ['notifications', 'favicon_badge'], true)
    startIconBadge(app)
    startCountingUnread(session)
    for (const id of ['1', '2', '3']) {
      store.set(insertNotificationsAtom, session, [notification({ id })])
    }

    await expect.poll(() => link.href).toMatch(/^data:image\/png/)
    expect(link.type).toBe('image/png')
    expect(await getColourAt(link.href, 6, 6)).toEqual([0, 0, 255])
    const [red = 0, , blue = 255] = await getColourAt(link.href, 44, 28)
    expect(red).toBeGreaterThan(180)
    expect(blue).toBeLessThan(100)

    store.set(openNotificationsAtom, session, 'n')
    expect(link).toMatchObject({ href: PLAIN, type: 'image/svg+xml' })
  },
)

test(
  'ignores an outdated badge, and draws each number differently',
  { tags: ['NTF-24'] },
  async () => {
    const link = createIconLink()
    const icon = createPageIcon()

    icon.draw(3)
    await expect.poll(() => link.href).not.toBe(PLAIN)
    const three = link.href
    icon.draw(120)
    await expect.poll(() => link.href).not.toBe(three)
    icon.draw(4)
    icon.draw(0)
    await new Promise((resolve) => Object.assign(new Image(), { onload: resolve, src: PLAIN }))

    expect(link.href).toBe(PLAIN)
  },
)

test('names the screen in the title of the page, and keeps the count before it', () => {
  document.title = 'Colonnade'

  browserTitle.setScreen('Notifications')
  expect(document.title).toBe('Notifications · Colonnade')
  browserTitle.setCount(2)
  browserTitle.setScreen('Home')
  expect(document.title).toBe('(2) Home · Colonnade')
  browserTitle.setCount(0)

  expect(document.title).toBe('Home · Colonnade')
  document.title = 'Colonnade'
})

test('shows the count once before the page’s own title, and removes it', () => {
  document.title = 'Colonnade'

  browserTitle.setCount(3)
  browserTitle.setCount(12)
  expect(document.title).toBe('(12) Colonnade')
  browserTitle.setCount(0)

  expect(document.title).toBe('Colonnade')
})
