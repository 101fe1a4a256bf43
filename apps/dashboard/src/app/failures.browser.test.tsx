import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ComposeColumn } from '../features/compose/index.ts'
import {
  createColumnTitle,
  Deck,
  type DeckParts,
  type RouteScreen,
} from '../features/deck/index.ts'
import { StatusRow } from '../features/status/index.ts'
import { Toasts } from '../features/toasts/index.ts'
import { lazyModule } from '../lib/lazy-module.ts'
import { columnIdsAtom } from '../state/columns/workspaces.ts'
import { draftAtom } from '../state/compose/draft.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../state/entities/ingest.ts'
import { showMessageAtom } from '../state/ui/messages.ts'
import { account, statuses } from '../testing/factories.ts'
import { home, getRegion } from '../testing/render-deck.tsx'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { column, testSession } from '../testing/test-session.ts'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../ui/lazy/Lazy.tsx'

let isBroken = true

beforeEach(async () => {
  await browser.viewport(1400, 900)
  vi.spyOn(console, 'error').mockReturnValue()
  isBroken = true
})
afterEach(() => {
  isBroken = false
})

function Brittle() {
  if (isBroken) throw new Error('broken on purpose')
  return <p>whole again</p>
}

function Greeting({ name }: { readonly name: string }) {
  return <p>Good morning, {name}</p>
}

const HOME_AND_PUBLIC = [column('a', 'HOME'), column('b', 'PUBLIC')]

async function showDeck(parts: Partial<DeckParts>, route: RouteScreen | null = null) {
  const { session } = testSession({ columns: HOME_AND_PUBLIC })
  const all: DeckParts = {
    body: (_column, name) => <p>Body of {name}</p>,
    settings: () => null,
    indicators: () => null,
    addColumn: () => null,
    workspaces: { rail: null, empty: () => null },
    ...parts,
  }
  await renderWithSession(session, <Deck parts={all} route={route} home={home} />)
  return session
}

const renderBrittle = (wanted: string) => (each: { readonly uuid: string }) =>
  each.uuid === wanted ? <Brittle /> : null

test(
  'replaces a post that fails to render with an error row and keeps the other posts',
  { tags: ['ERR-14'] },
  async () => {
    const { session } = testSession()
    session.store.set(ingestStatusesAtom, session, statuses('1', '2'))
    await renderWithSession(
      session,
      <>
        <StatusRow id={statusId('1')} position={1} setSize={2} View={Brittle} />
        <StatusRow id={statusId('2')} position={2} setSize={2} />
      </>,
    )
    const line = browser.getByRole('article', { name: 'Broken item' })
    await expect.element(line).toHaveTextContent("Couldn't show this item.")
    await expect.element(line).toHaveAttribute('aria-posinset', '1')
    expect(browser.getByRole('article').elements()).toHaveLength(2)

    isBroken = false
    await line.getByRole('button', { name: 'Try again' }).click()

    await expect.element(browser.getByText('whole again')).toBeVisible()
  },
)

test(
  'keeps the other columns when one fails, which can be retried or removed',
  { tags: ['ERR-14'] },
  async () => {
    const session = await showDeck({
      body: ({ uuid }, name) => {
        if (uuid === 'a' && isBroken) throw new Error('broken on purpose')
        return <p>Body of {name}</p>
      },
    })
    const broken = getRegion('Broken column')
    await expect.element(broken).toHaveTextContent('The rest of your deck still works')
    await expect.element(browser.getByText('Body of Federated')).toBeVisible()

    isBroken = false
    await broken.getByRole('button', { name: 'Reload' }).click()
    await expect.element(browser.getByText('Body of Home')).toBeVisible()
    expect(session.app.get(columnIdsAtom)).toEqual(['a', 'b'])
  },
)

test('removes a column that fails repeatedly', { tags: ['ERR-14'] }, async () => {
  const session = await showDeck({
    body: ({ uuid }) => {
      if (uuid === 'a') throw new Error('broken on purpose')
      return null
    },
  })

  await getRegion('Broken column').getByRole('button', { name: 'Remove column' }).click()

  expect(session.app.get(columnIdsAtom)).toEqual(['b'])
  expect(getRegion('Broken column').query()).toBeNull()
})

test(
  'catches errors of a header badge, a panel and the rail separately',
  { tags: ['ERR-14'] },
  async () => {
    await showDeck({
      indicators: renderBrittle('a'),
      settings: renderBrittle('b'),
      workspaces: { rail: <Brittle />, empty: () => null },
    })
    await expect.element(browser.getByText('Body of Home')).toBeVisible()
    const signs = browser.getByRole('button', { name: 'Something went wrong. Try again.' })
    await expect.poll(() => signs.elements().length).toBe(2)

    await getRegion('Federated').getByRole('button', { name: 'Column settings' }).click()
    await expect.element(getRegion('Federated').getByRole('alert')).toBeVisible()
    await expect.element(browser.getByText('Body of Federated')).toBeVisible()

    isBroken = false
    await getRegion('Federated').getByRole('button', { name: 'Reload' }).click()
    await getRegion('Home')
      .getByRole('button', { name: 'Something went wrong. Try again.' })
      .click()
    await expect.poll(() => browser.getByText('whole again').elements().length).toBe(2)
  },
)

/** Returns a screen whose header throws. */
const brittleScreen = (): RouteScreen => ({
  key: '/statuses/1',
  get face() {
    if (isBroken) throw new Error('broken on purpose')
    return createColumnTitle('reply', 'Post')
  },
  pins: null,
  onHeadingClick: () => undefined,
  isTab: true,
  replacedBy: null,
  body: <p>Body of the address</p>,
})

test(
  'catches errors of the routed column, which can be retried',
  { tags: ['ERR-14'] },
  async () => {
    await showDeck({}, brittleScreen())
    const broken = getRegion('Broken column')
    await expect.element(broken).toHaveTextContent('The rest of your deck still works')
    await expect.element(browser.getByText('Body of Home')).toBeVisible()

    isBroken = false
    await broken.getByRole('button', { name: 'Reload' }).click()

    await expect.element(browser.getByText('Body of the address')).toBeVisible()
  },
)

test(
  'keeps the page when toasts fail to render, and shows them after a retry',
  { tags: ['ERR-14'] },
  async () => {
    const { session } = testSession()
    await renderWithSession(
      session,
      <>
        <p>The deck</p>
        <Toasts />
      </>,
    )
    session.app.set(showMessageAtom, {
      kind: 'text',
      text: 'the tide is out',
      action: {
        get label() {
          if (isBroken) throw new Error('broken on purpose')
          return 'Wait'
        },
        run: () => undefined,
      },
    })
    const sign = browser.getByRole('button', { name: 'Something went wrong. Try again.' })
    await expect.element(sign).toBeVisible()
    await expect.element(browser.getByText('The deck')).toBeVisible()

    isBroken = false
    await sign.click()

    await expect.element(browser.getByText('the tide is out')).toBeVisible()
  },
)

test(
  'restores the draft when the failed composer renders again',
  { tags: ['ERR-14', 'CMP-05'] },
  async () => {
    const { session } = testSession({ columns: [column('a', 'COMPOSE')] })
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    function Composer() {
      const [isOver, setIsOver] = useState(false)
      return (
        <>
          <ComposeColumn uuid="c" takesFocus={false} />
          <button type="button" onClick={() => setIsOver(true)}>
            Break it
          </button>
          {isOver && <Brittle />}
        </>
      )
    }
    await renderWithSession(
      session,
      <ErrorBoundary part={{ kind: 'box' }}>
        <Composer />
      </ErrorBoundary>,
    )
    const field = browser.getByRole('textbox', { name: "What's on your mind?" })
    await userEvent.fill(field, 'Not to be lost')
    await browser.getByRole('button', { name: 'Break it' }).click()
    await expect.element(browser.getByRole('alert')).toBeVisible()
    expect(session.store.get(draftAtom(session)).text).toBe('Not to be lost')

    isBroken = false
    await browser.getByRole('button', { name: 'Reload' }).click()

    await expect.element(field).toHaveValue('Not to be lost')
  },
)

test(
  'shows an error page when everything fails, and keeps the draft',
  { tags: ['ERR-14'] },
  async () => {
    await renderInEnglish(
      <ErrorBoundary part={{ kind: 'deck' }}>
        <Brittle />
      </ErrorBoundary>,
    )

    await expect
      .element(browser.getByRole('alert'))
      .toHaveTextContent('Your drafts are saved in this browser')
  },
)

test(
  'shows an error for a chunk that fails to load, and loads it on retry',
  { tags: ['BUN-02', 'BUN-03'] },
  async () => {
    const fetchPart = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Greeting)
    const part = lazyModule(fetchPart)
    const shown = await renderInEnglish(
      <Lazy module={part} props={{ name: 'Mira' }} fallback={<p>waiting</p>} />,
    )
    await expect
      .element(browser.getByText('Something went wrong while loading this component'))
      .toBeVisible()

    await browser.getByRole('button', { name: 'Try again' }).click()
    await expect.element(browser.getByText('Good morning, Mira')).toBeVisible()

    await shown.unmount()
    await renderInEnglish(<Lazy module={part} props={{ name: 'Tomás' }} />)
    await expect.element(browser.getByText('Good morning, Tomás')).toBeVisible()
    expect(fetchPart).toHaveBeenCalledTimes(2)
  },
)

test(
  'closes a dialog whose chunk fails to load or to render',
  { tags: ['MOD-19', 'ERR-14'] },
  async () => {
    const handleClose = vi.fn<() => void>()
    const missing = lazyModule<() => null>(() => Promise.reject(new TypeError('offline')))
    const shown = await renderInEnglish(
      <Lazy module={missing} props={{}} failure={{ kind: 'dialog', onClose: handleClose }} />,
    )
    const dialog = browser.getByRole('alertdialog', {
      name: 'Something went wrong while loading this component',
    })
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(handleClose).toHaveBeenCalledOnce()
    await shown.unmount()

    const brittle = lazyModule(() => Promise.resolve(Brittle))
    await renderInEnglish(
      <Lazy module={brittle} props={{}} failure={{ kind: 'dialog', onClose: handleClose }} />,
    )
    const broken = browser.getByRole('alertdialog', { name: 'Something went wrong here' })
    await expect.element(broken.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await broken.getByRole('button', { name: 'Close' }).click()
    expect(handleClose).toHaveBeenCalledTimes(2)
  },
)
