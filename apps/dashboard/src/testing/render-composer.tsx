import { page as browser, userEvent } from 'vitest/browser'
import type { Draft } from '@colonnade/domain/compose'
import { ModalHost } from '../app/modals/ModalHost.tsx'
import { ComposeColumn } from '../features/compose/index.ts'
import { changeDraftAtom, draftAtom } from '../state/compose/draft.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../state/entities/ingest.ts'
import { addTagsToHistoryAtom } from '../state/search/tag-history.ts'
import { account, status } from './factories.ts'
import { renderWithSession } from './render-with-session.tsx'
import { createPageResponse } from './scripted-server.ts'
import { testSession } from './test-session.ts'

/** Renders the composer of Mira, who has a post by Bob and has used a hashtag. The server has the account Kwame. */
export async function renderComposer(draft: Partial<Draft> = {}) {
  const { session, server } = testSession()
  const { store } = session
  const change = (changed: Partial<Draft>) => store.set(changeDraftAtom, session, changed)
  store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  store.set(ingestStatusesAtom, session, [
    status({ id: '6', account: account({ id: '7', acct: 'bob' }) }),
  ])
  store.set(addTagsToHistoryAtom, session, '#light')
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  server.on('GET /api/v1/accounts/search', () =>
    createPageResponse([account({ id: '8', acct: 'kwame' })]),
  )
  server.on('GET /api/v1/statuses/6/source', () =>
    Response.json({ id: '6', text: 'A cat', spoiler_text: '' }),
  )
  change(draft)
  await renderWithSession(
    session,
    <>
      <ComposeColumn uuid="c" />
      <ModalHost />
    </>,
  )
  return {
    session,
    server,
    change,
    draft: () => store.get(draftAtom(session)),
    posts: () => server.calls().filter((call) => call === 'POST /api/v1/statuses'),
  }
}

export const getTextField = () => browser.getByLabelText("What's on your mind?")
export const getTextArea = () => getTextField().element() as HTMLTextAreaElement
export const getWarningField = () => browser.getByRole('textbox', { name: 'Content warning' })
export const getPollOption = (number: number) =>
  browser.getByLabelText(`Option ${number}`, { exact: true })
export const countOptions = () => browser.getByRole('option').elements().length

export const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
export const pressRedo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

export async function pickEmoji(name: string) {
  await browser.getByRole('button', { name: 'Insert emoji' }).click()
  await browser.getByRole('searchbox', { name: 'Search emoji' }).fill(name)
  await userEvent.keyboard('{Enter}')
}

/** Dispatches a key event as an input method does. Returns whether its default action was not prevented. */
export function pressComposing(
  field: Element,
  key: string,
  traits: KeyboardEventInit = { keyCode: 229 },
): boolean {
  const event = { key, bubbles: true, cancelable: true, ...traits }
  return field.dispatchEvent(new KeyboardEvent('keydown', event))
}
