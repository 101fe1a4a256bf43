import { measureClickToFrame, watchClicks } from '../clicks.mjs'
import { FIRST_DECK, saveDeck } from '../decks.mjs'
import { computeMedian } from '../statistics.mjs'

const TURNS = 5
const SETTLE_MS = 4_000
const CALM_MS = 300
const ROUTE = '[data-kind="ROUTE"]'

export const openings = {
  name: 'openings',
  about: 'from a click to the frame that shows the result, the first and a later time',
  runs: 2,
  figures: {
    threadFirst: { label: 'a thread, its first post', unit: 'ms' },
    threadAgain: { label: 'a thread, again', unit: 'ms' },
    profileFirst: { label: 'a profile, its first post', unit: 'ms' },
    profileAgain: { label: 'a profile, again', unit: 'ms' },
    dialogFirst: { label: 'the settings', unit: 'ms' },
    dialogAgain: { label: 'the settings, again', unit: 'ms' },
  },
  measure: measureOpenings,
}

async function measureOpenings({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.waitForTimeout(SETTLE_MS)
  await watchClicks(page)
  const rows = page.getByRole('region', { name: 'Home' }).getByRole('article')
  const links = (has) => rows.locator('a').filter({ has })
  const opening = (target, shows, close) => openOften(page, { target, shows, close })

  const thread = await opening(
    links(page.locator('time')).first(),
    `${ROUTE} article`,
    navigateBack,
  )
  const profile = await opening(
    rows.locator('a[href*="/accounts/"], a[href*="/@"]').first(),
    `${ROUTE} article`,
    navigateBack,
  )
  const dialog = await opening(
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Settings', exact: true }),
    '[role="dialog"]',
    (opened) => opened.keyboard.press('Escape'),
  )
  return {
    threadFirst: thread.first,
    threadAgain: thread.again,
    profileFirst: profile.first,
    profileAgain: profile.again,
    dialogFirst: dialog.first,
    dialogAgain: dialog.again,
  }
}

const navigateBack = (page) => page.goBack()

async function openOften(page, { target, shows, close }) {
  const times = []
  for (let turn = 0; turn <= TURNS; turn += 1) {
    times.push(await measureClickToFrame(page, target, shows))
    await close(page)
    await page.locator(shows).first().waitFor({ state: 'hidden' })
    await page.waitForTimeout(CALM_MS)
  }
  const [first, ...others] = times
  return { first, again: computeMedian(others) }
}
