import { measureFrames, watchClicks } from '../clicks.mjs'
import { saveDeck } from '../decks.mjs'
import { computeMedian } from '../statistics.mjs'

const TURNS = 5
const REPLIES = 500
/** The offline cache is full by then: the server that fills it shares this machine. */
const SETTLE_MS = 8_000
const CALM_MS = 300
const VIEWPORT = { viewport: { width: 1440, height: 900 } }
/** No composer, so that its key opens one. */
const DECK = ['HOME', 'NOTIFICATIONS'].map((id) => ({ id, params: {} }))
const ROUTE = '[data-kind="ROUTE"]'
const DIALOG = 'dialog[open]'

/** Home shows its posts. */
const AUTHOR = 'kwame'
/** Home shows none of its replies, so that the post with the replies stays the newest. */
const ANSWERER = 'wei@yuncha.example'

/**
 * What is opened: `opens` clicks or presses a key, `shows` are selectors of what appears. The first one is what the
 * deck knew before the click, so it waits for no response.
 */
const OPENINGS = {
  thread: {
    opens: (page) =>
      getHomeLinks(page)
        .filter({ has: page.locator('time') })
        .first()
        .click(),
    shows: { post: `${ROUTE} article`, reply: `${ROUTE} article[aria-posinset="2"]` },
    close: navigateBack,
  },
  profile: {
    opens: (page) => getProfileLink(page).click(),
    shows: { header: `${ROUTE} [data-column-body] h3`, post: `${ROUTE} article` },
    close: navigateBack,
  },
  composer: {
    opens: (page) => page.keyboard.press('n'),
    shows: { field: `${ROUTE} textarea` },
    close: navigateBack,
  },
  palette: {
    opens: (page) => page.keyboard.press('Control+k'),
    shows: { commands: `${DIALOG} [role="option"]` },
    close: pressEscape,
  },
  settings: {
    opens: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: 'Settings', exact: true })
        .click(),
    shows: { page: `${DIALOG} [role="tabpanel"] input` },
    close: pressEscape,
  },
  media: {
    opens: (page) => getHomeRows(page).locator('button:has(img)').first().click(),
    shows: { image: `${DIALOG} img` },
    close: pressEscape,
  },
}

const getHomeRows = (page) => page.getByRole('region', { name: 'Home' }).getByRole('article')
const getHomeLinks = (page) => getHomeRows(page).locator('a')
const getProfileLink = (page) =>
  getHomeRows(page).locator('a[href*="/accounts/"], a[href*="/@"]').first()

const OPENING = { atMost: 100, best: '', columns: '' }

/** Labels of the figures, by opening and what it shows. Those with `limit` wait for nothing but the page itself. */
const LABELS = {
  thread: {
    post: { label: `a thread of ${REPLIES}, its post`, limit: OPENING },
    reply: { label: `a thread of ${REPLIES}, its first reply` },
  },
  profile: {
    header: { label: 'a profile, its header', limit: OPENING },
    post: { label: 'a profile, its first post' },
  },
  composer: { field: { label: 'the composer, by key', limit: OPENING } },
  palette: { commands: { label: 'the command palette, by key', limit: OPENING } },
  settings: { page: { label: 'the settings', limit: OPENING } },
  media: { image: { label: 'the media viewer', limit: OPENING } },
}

const FIGURES = Object.entries(LABELS).flatMap(([opening, shown]) =>
  Object.entries(shown).flatMap(([part, { label, limit }]) => [
    { key: `${opening}-${part}-first`, label, limit },
    { key: `${opening}-${part}-again`, label: `${label}, again`, limit },
  ]),
)

export const openings = {
  name: 'openings',
  about: 'from a click or key to the frame that shows the result, the first and a later time',
  runs: 3,
  figures: {
    ...Object.fromEntries(FIGURES.map(({ key, label }) => [key, { label, unit: 'ms' }])),
    earlyThread: { label: 'a thread, its post, right after the first posts', unit: 'ms' },
    earlyProfile: { label: 'a profile, its header, right after the first posts', unit: 'ms' },
    slowThread: { label: 'a thread, its post, when the server takes a second', unit: 'ms' },
    slowProfile: { label: 'a profile, its header, when the server takes a second', unit: 'ms' },
  },
  targets: {
    ...Object.fromEntries(
      FIGURES.flatMap(({ key, limit }) => (limit === undefined ? [] : [[key, limit]])),
    ),
    slowThread: OPENING,
    slowProfile: OPENING,
  },
  measure: measureOpenings,
}

/** Servers that have the post with the replies. */
const prepared = new WeakSet()

async function measureOpenings({ server, openPage }) {
  await saveDeck(server, DECK)
  if (!prepared.has(server)) await createThread(server)
  prepared.add(server)

  const page = await openPage(VIEWPORT)
  await page.waitForTimeout(SETTLE_MS)
  await watchClicks(page)
  const figures = {}
  for (const [name, opening] of Object.entries(OPENINGS)) {
    const turns = await openOften(page, opening)
    const [first, ...others] = turns
    for (const part of Object.keys(opening.shows)) {
      figures[`${name}-${part}-first`] = first[part]
      figures[`${name}-${part}-again`] = computeMedian(others.map((turn) => turn[part]))
    }
  }
  await page.context().close()
  return {
    ...figures,
    earlyThread: await measureEarly(openPage, OPENINGS.thread),
    earlyProfile: await measureEarly(openPage, OPENINGS.profile),
    slowThread: await measureSlow(server, openPage, OPENINGS.thread, '/api/v1/statuses/'),
    slowProfile: await measureSlow(server, openPage, OPENINGS.profile, '/api/v1/accounts/'),
  }
}

/** Publishes a post with many replies that appears in Home, with an image, so that it opens the viewer too. */
async function createThread({ controls }) {
  const [opened] = await controls.post({ acct: AUTHOR, text: 'The tide table is wrong' })
  await controls.post({
    acct: ANSWERER,
    text: 'So I measured again, at every hour of the night, and wrote it down',
    count: REPLIES,
    draft: { inReplyToId: opened },
  })
}

async function openOften(page, { opens, shows, close }) {
  const turns = []
  const [first] = Object.values(shows)
  for (let turn = 0; turn <= TURNS; turn += 1) {
    turns.push(await measureFrames(page, () => opens(page), shows))
    await close(page)
    await page.locator(first).first().waitFor({ state: 'hidden' })
    await page.waitForTimeout(CALM_MS)
  }
  return turns
}

/** Opens something as soon as posts are there, before anything is loaded ahead. */
async function measureEarly(openPage, { opens, shows }) {
  const page = await openPage(VIEWPORT)
  await watchClicks(page)
  return measureOnce(page, opens, shows)
}

/** Opens something while the server takes a second for its responses. */
async function measureSlow({ controls }, openPage, { opens, shows }, path) {
  const page = await openPage(VIEWPORT)
  await page.waitForTimeout(SETTLE_MS)
  await watchClicks(page)
  controls.delay({ path, ms: 1_000, count: 20 })
  const shown = await measureOnce(page, opens, shows)
  controls.clearFaults()
  return shown
}

async function measureOnce(page, opens, shows) {
  const [[name, selector]] = Object.entries(shows)
  const times = await measureFrames(page, () => opens(page), { [name]: selector })
  await page.context().close()
  return times[name]
}

function navigateBack(page) {
  return page.goBack()
}

function pressEscape(page) {
  return page.keyboard.press('Escape')
}
