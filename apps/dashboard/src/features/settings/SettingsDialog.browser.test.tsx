import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { isSwitchedOn, type SwitchPath } from '@colonnade/domain/settings'
import {
  changeLocalSettingAtom,
  LOCAL_SETTINGS_KEY,
  localSettingsAtom,
} from '../../state/settings/local-settings.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { SettingsDialog } from './SettingsDialog.tsx'

beforeEach(async () => {
  await browser.viewport(1280, 860)
})

async function show(page?: string) {
  const { session, platform } = testSession()
  const { app } = session
  const closed = { times: 0 }
  const handleClose = () => {
    closed.times += 1
  }
  await renderWithSession(session, <SettingsDialog sample={<p>A post</p>} onClose={handleClose} />)
  const dialog = browser.getByRole('dialog', { name: 'Settings' })
  const tab = (name: string) => dialog.getByRole('tab', { name })
  if (page !== undefined) await tab(page).click()
  return {
    dialog,
    tab,
    closed,
    toggle: (name: string) => dialog.getByRole('switch', { name, exact: true }),
    change: (path: readonly string[], value: unknown) =>
      app.set(changeLocalSettingAtom, path, value),
    opened: () => app.get(modalAtom)?.modal.type,
    settings: () => app.get(localSettingsAtom),
    stored: (): unknown => JSON.parse(platform.storage.read(LOCAL_SETTINGS_KEY) ?? 'null'),
  }
}

test(
  'shows each page with its tab, and always the links to preferences and close',
  { tags: ['MOD-17'] },
  async () => {
    const { dialog, tab, closed } = await show()
    const names = [
      'General',
      'Appearance',
      'Compose box',
      'Content warnings',
      'Collapsed',
      'Media',
      'Notifications',
    ]

    for (const name of names) {
      await tab(name).click()
      await expect.element(dialog.getByRole('tabpanel', { name })).toBeVisible()
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect
        .element(dialog.getByRole('link', { name: 'Preferences' }))
        .toHaveAttribute('href', 'https://colonnade.example/settings/preferences')
    }
    await dialog.getByRole('button', { name: 'Close' }).click()

    expect(dialog.getByRole('tab').elements()).toHaveLength(names.length)
    expect(closed.times).toBe(1)
  },
)

test('moves between pages with arrow keys, vertically and horizontally', async () => {
  const { tab } = await show()

  await tab('General').click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(tab('Appearance')).toHaveFocus()
  await browser.viewport(600, 860)
  await expect
    .element(browser.getByRole('tablist'))
    .toHaveAttribute('aria-orientation', 'horizontal')
  await userEvent.keyboard('{ArrowRight}')

  await expect.element(tab('Compose box')).toHaveFocus()
  await expect.element(tab('Compose box')).toHaveAttribute('aria-selected', 'true')
})

const SWITCHES: Readonly<Record<string, readonly (readonly [string, SwitchPath])[]>> = {
  General: [
    ['Stretch columns to fill the window', ['stretch']],
    ['Slow mode', ['slow_mode']],
    ['Tabs at the bottom', ['navbar_under']],
    ['Swipe sideways to change tabs', ['swipe_to_change_columns']],
    ['Display an estimate of the reply count', ['show_reply_count']],
    ['Preview cards for links', ['inline_preview_cards']],
  ],
  'Compose box': [
    ['Always show the content warning field', ['always_show_spoilers_field']],
    ['Pre-select usernames on reply', ['preselect_on_reply']],
    ['Mention others in every part of a thread', ['mention_in_every_part']],
    [
      'Show confirmation dialog before overwriting the message being composed',
      ['confirm_before_clearing_draft'],
    ],
  ],
  Collapsed: [
    ['Show action buttons in collapsed posts', ['collapsed', 'show_action_bar']],
    ['Favourites and boosts of my posts', ['collapsed', 'auto', 'notifications']],
    ['Long posts', ['collapsed', 'auto', 'lengthy']],
    ['Boosts', ['collapsed', 'auto', 'reblogs']],
    ['Replies', ['collapsed', 'auto', 'replies']],
    ['Posts with media', ['collapsed', 'auto', 'media']],
    ['Every post', ['collapsed', 'auto', 'all']],
    ["The author's header picture", ['collapsed', 'backgrounds', 'user_backgrounds']],
    ['The first picture of the post', ['collapsed', 'backgrounds', 'preview_images']],
    ['Enable collapsed posts', ['collapsed', 'enabled']],
  ],
  Media: [
    ['Letterbox media', ['media', 'letterbox']],
    ['Full-width media previews', ['media', 'fullwidth']],
    ['Reveal sensitive media behind a CW by default', ['media', 'reveal_behind_cw']],
    ['Enable pop-in player', ['media', 'pop_in_player']],
  ],
  Notifications: [
    ['Unread badge on the bell', ['notifications', 'tab_badge']],
    ["Unread count on the page's icon", ['notifications', 'favicon_badge']],
  ],
}

test.each(Object.entries(SWITCHES))(
  'shows each switch of %s as its setting, changes it and stores it',
  { tags: ['LOC-02', 'LOC-17', 'LOC-18', 'LOC-19'] },
  async (page, switches) => {
    const { toggle, settings, stored } = await show(page)

    for (const [name, path] of switches) {
      const before = isSwitchedOn(settings(), path)
      await expect.element(toggle(name)).toHaveAttribute('aria-checked', String(before))
      await toggle(name).click()

      expect(isSwitchedOn(settings(), path)).toBe(!before)
      expect(stored()).toEqual(settings())
      await expect.element(toggle(name)).toHaveAttribute('aria-checked', String(!before))
    }
  },
)

test(
  'sets media without description to ask, refuse or off, and reads an older setting',
  { tags: ['LOC-12', 'BY-22'] },
  async () => {
    const { dialog, settings, change } = await show('Compose box')
    change(['confirm_missing_media_description'], true)
    const saved = () => {
      const { confirm_missing_media_description: asks, refuse_missing_media_description: refuses } =
        settings()
      return [asks, refuses]
    }

    for (const [from, to, then] of [
      ['Warn before posting', 'Require alt text', [true, true]],
      ['Require alt text', 'Allow', [false, false]],
      ['Allow', 'Warn before posting', [true, false]],
    ] as const) {
      await dialog.getByRole('button', { name: `Missing alt text: ${from}` }).click()
      await dialog.getByRole('option', { name: to }).click()
      expect(saved()).toEqual(then)
    }
  },
)

test(
  'enables the filter for content warnings only when they open automatically',
  { tags: ['LOC-16'] },
  async () => {
    const { dialog, toggle, settings } = await show('Content warnings')
    const filter = dialog.getByRole('textbox', {
      name: 'Content warnings to not automatically unfold',
    })
    await expect.element(filter).toBeDisabled()

    await toggle('Automatically unfold content warnings').click()
    await filter.fill('spoiler|eyes')
    expect(settings().content_warnings).toEqual({ auto_unfold: true, filter: 'spoiler|eyes' })
    await filter.fill('(')
    await expect.element(dialog.getByText(/Invalid regular expression/)).toBeVisible()
    await filter.fill('')
    expect(settings().content_warnings.filter).toBeNull()

    await toggle('Automatically unfold content warnings').click()
    await expect.element(filter).toBeDisabled()
  },
)

test(
  'disables the collapse reasons when every post or no post collapses',
  { tags: ['LOC-17'] },
  async () => {
    const { dialog, toggle, change } = await show('Collapsed')
    const reasons = dialog.getByRole('group', { name: 'Automatic collapsing' })
    const disabled = () =>
      reasons
        .getByRole('switch')
        .elements()
        .map((element) => element.matches(':disabled'))
    expect(disabled()).toEqual([false, false, false, false, false, false])

    await toggle('Every post').click()
    await expect.poll(disabled).toEqual([false, true, true, true, true, true])
    change(['collapsed', 'auto', 'all'], false)
    await toggle('Enable collapsed posts').click()

    await expect.poll(disabled).toEqual([true, true, true, true, true, true])
    await expect.element(toggle('Show action buttons in collapsed posts')).toBeDisabled()
    await expect.element(toggle("The author's header picture")).toBeDisabled()
  },
)

test(
  'sets the visibility of the second publish button, and its behaviour in replies',
  { tags: ['LOC-08', 'LOC-09'] },
  async () => {
    const { dialog, settings } = await show('Compose box')
    const choose = async (button: string, option: string) => {
      await dialog.getByRole('button', { name: button }).click()
      await dialog.getByRole('option', { name: option, exact: true }).click()
    }

    await choose('Visibility: No secondary button', 'Followers only')
    await choose(
      'When replying to a post, the secondary button should: Keep its set privacy',
      'Restrict privacy setting to that of the post being replied to',
    )

    expect(settings()).toMatchObject({ side_arm: 'private', side_arm_reply_mode: 'restrict' })
    await expect
      .element(dialog.getByRole('button', { name: 'Visibility: Followers only' }))
      .toBeVisible()
  },
)

test('selects one of three layouts', { tags: ['LOC-04'] }, async () => {
  const { dialog, settings } = await show('General')
  const layouts = dialog.getByRole('group', { name: 'Layout' })
  await expect.element(layouts.getByRole('radio', { name: 'Automatic' })).toBeChecked()

  await layouts.getByText('One column', { exact: true }).click()
  expect(settings().layout).toBe('single')
  await layouts.getByText('Several columns', { exact: true }).click()

  expect(settings().layout).toBe('multiple')
})

test(
  'opens the introduction again, even when the server does not store it',
  { tags: ['MOD-15'] },
  async () => {
    const { dialog, opened } = await show('General')

    await dialog.getByRole('button', { name: 'Show the introduction' }).click()

    expect(opened()).toBe('ONBOARDING')
  },
)
