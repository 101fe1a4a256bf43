// This import must be first, because the order of imports sets the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountId, type StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { defaultOptions } from '../../gallery/row-samples.ts'
import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { readEdgeColours } from '../../testing/edge-colours.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { noopActions } from './actions/row-action-types.ts'
import { DetailedStatus } from './DetailedStatus.tsx'

const ada = createSampleAccount('ada', { display_name: 'Ada Lovelace', acct: 'ada@far.example' })
const AT = '2026-03-09T14:05:00.000Z'

const card = {
  url: 'https://rail.example/ely-box',
  title: 'The last shift at Ely North',
  description: '',
  type: 'link',
  author_name: '',
  provider_name: 'Rail Notes',
  image: null,
  blurhash: null,
  width: 0,
  height: 0,
  html: '',
} as const

let shown = 0

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }

function show(status: Partial<StatusRecord>, showsCards = true, filter = NOT_FILTERED) {
  shown += 1
  return renderInEnglish(
    <DetailedStatus
      status={createSampleStatus('7', {
        account: ada.id,
        content: '<p>The mill turns.</p>',
        ...status,
      })}
      author={ada}
      booster={null}
      filter={filter}
      me={accountId('mira')}
      options={{ ...defaultOptions, showsCards }}
      actions={noopActions}
      uiStateKey={`detailed ${shown}`}
    />,
  )
}

test('shows the full date, the application and the visibility', { tags: ['TH-07'] }, async () => {
  const screen = await show({
    created_at: AT,
    visibility: 'unlisted',
    application: { name: 'Quill', website: 'https://quill.example' },
    url: 'https://far.example/@ada/7',
  })

  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })
  const moment = screen.getByRole('link', { name: date.format(new Date(AT)) })
  await expect.element(moment).toHaveAttribute('href', 'https://far.example/@ada/7')
  expect(moment.element().querySelector('time')?.getAttribute('datetime')).toBe(AT)
  await expect.element(screen.getByText('Unlisted')).toBeVisible()
  const application = screen.getByRole('link', { name: 'Quill' })
  await expect.element(application).toHaveAttribute('href', 'https://quill.example')
})

test('links its counts to the lists of boosters and favouriters', { tags: ['TH-07'] }, async () => {
  const screen = await show({ reblogs_count: 1_204, favourites_count: 1 })

  const boosts = screen.getByRole('link', { name: '1,204 boosts' })
  await expect.element(boosts).toHaveAttribute('href', '/statuses/7/reblogs')
  const favourites = screen.getByRole('link', { name: '1 favourite', exact: true })
  await expect.element(favourites).toHaveAttribute('href', '/statuses/7/favourites')
})

test('shows no links without boosts and favourites', async () => {
  const screen = await show({ reblogs_count: 0, favourites_count: 0 })

  await expect.element(screen.getByText('The mill turns.')).toBeVisible()
  expect(screen.container.querySelector('a[href$="/reblogs"], a[href$="/favourites"]')).toBeNull()
})

test('shows the link card even when lists hide cards', { tags: ['ST-28', 'TH-07'] }, async () => {
  const screen = await show({ card }, false)

  await expect
    .element(screen.getByRole('link', { name: /The last shift at Ely North/ }))
    .toBeVisible()
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' ', null])(
  'shows an application whose website is %j as text without a link',
  async (website) => {
    const screen = await show({ application: { name: 'Quill', website } })

    await expect.element(screen.getByText('Quill')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Quill' }).query()).toBeNull()
  },
)

test('shows a text in place of an invalid date', { tags: ['ST-01'] }, async () => {
  const screen = await show({ created_at: 'yesterday' })

  await expect.element(screen.getByText('No date')).toBeVisible()
})

test(
  'extends an image to the edges of the post, and not beyond',
  { tags: ['ST-24', 'TH-07'] },
  async () => {
    const screen = await show({
      media_attachments: [createSampleImage('1', ['navy', 'teal', 'gold'])],
    })
    const post = screen.getByRole('article').element().getBoundingClientRect()

    const box = screen.container.querySelector('[data-fullwidth]')!.getBoundingClientRect()

    expect([box.left, box.right]).toEqual([post.left, post.right])
  },
)

test('draws the focus ring above full-width images', { tags: ['BY-54'] }, async () => {
  const screen = await show({
    media_attachments: [createSampleImage('1', ['navy', 'teal', 'gold'])],
  })
  const row = screen.getByRole('article').element()
  const shot = screen.getByRole('button', { name: /Jupiter/ }).element()
  screen.container.style.setProperty('--focus', '12px solid rgb(255 0 0)')

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(row)

  const { top, left, height } = row.getBoundingClientRect()
  const box = shot.getBoundingClientRect()
  expect(box.left).toBe(left)
  const middle = (box.top + box.bottom) / 2 - top
  const red = '255,0,0'
  expect(await readEdgeColours(row, [30, middle, height - 30])).toEqual([red, red, red])
})

test(
  'does not announce a filtered post until it is shown',
  { tags: ['ST-18', 'BY-54'] },
  async () => {
    const filter: FilterVerdict = { action: 'warn', titles: ['Mills'] }
    const screen = await show({ search_index: 'The mill turns.' }, true, filter)
    const row = screen.getByRole('article')
    await expect.element(screen.getByText('Filtered: Mills')).toBeVisible()
    await expect.element(row).toHaveAttribute('aria-label', 'Filtered: Ada Lovelace')

    await screen.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(row).toHaveAttribute('aria-label', 'Ada Lovelace: The mill turns.')
  },
)
