// The first import, because an earlier one would change the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { RelationshipButton } from '../../features/account/RelationshipButton.tsx'
import { StatusRow } from '../../features/status/index.ts'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { alertsAtom } from '../../state/ui/messages.ts'
import { relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
import { ModalHost } from './ModalHost.tsx'

const BLOCK = 'POST /api/v1/accounts/7/block'
const BLOCK_DOMAIN = 'POST /api/v1/domain_blocks'
const MUTE = 'POST /api/v1/accounts/7/mute'

/** Renders a post by Ada, opens its menu and clicks an item. */
async function chooseItem(name: string) {
  const opened = createSessionWithAda()
  await renderWithSession(
    opened.session,
    <>
      <StatusRow id={statusId('5')} position={1} setSize={1} />
      <ModalHost />
    </>,
  )
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  return opened
}

const getDialog = (name: string) => page.getByRole('alertdialog', { name })

test('asks before it blocks an account', { tags: ['ACC-10'] }, async () => {
  const { server, getIds } = await chooseItem('Block @ada@x.org')
  server.on(BLOCK, () => Response.json(relationship({ blocking: true })))
  const question = getDialog('Block @ada@x.org?')
  await expect.element(question).toBeVisible()
  expect(server.calls()).toEqual([])

  await question.getByRole('button', { name: 'Block' }).click()

  await expect.poll(getIds).toEqual(IDS_WITHOUT_ADA)
  expect(server.calls()).toEqual([BLOCK])
})

test(
  'asks before it blocks a domain, and shows an error when the request fails',
  { tags: ['DOM-01'] },
  async () => {
    const { server, session, getIds } = await chooseItem('Block domain x.org')
    server.on(BLOCK_DOMAIN, () => createErrorResponse(422, 'Domain is not valid'))
    const question = getDialog('Block domain x.org?')
    await expect.element(question).toBeVisible()
    expect(server.calls()).toEqual([])

    await question.getByRole('button', { name: 'Block domain' }).click()

    await expect.poll(() => session.app.get(alertsAtom)).toMatchObject([{ title: '422' }])
    expect(getIds()).toEqual(ALL_IDS)
  },
)

test('hides all accounts of a domain after blocking it', { tags: ['DOM-01'] }, async () => {
  const { server, getIds } = await chooseItem('Block domain x.org')
  server.on(BLOCK_DOMAIN, () => Response.json({}))

  await getDialog('Block domain x.org?').getByRole('button', { name: 'Block domain' }).click()

  await expect.poll(getIds).toEqual(IDS_WITHOUT_ADA)
})

test('blocks no one when the dialog is cancelled', { tags: ['ACC-10'] }, async () => {
  const { server, getIds } = await chooseItem('Block @ada@x.org')

  await getDialog('Block @ada@x.org?').getByRole('button', { name: 'Cancel' }).click()

  await expect.poll(() => getDialog('Block @ada@x.org?').query()).toBeNull()
  expect(server.calls()).toEqual([])
  expect(getIds()).toEqual(ALL_IDS)
})

test('opens the mute dialog', { tags: ['ACC-11'] }, async () => {
  const { server, getIds } = await chooseItem('Mute @ada@x.org')
  server.on(MUTE, () => Response.json(relationship({ muting: true, muting_notifications: true })))

  await getDialog('Mute @ada@x.org?').getByRole('button', { name: 'Mute' }).click()

  await expect.poll(getIds).toEqual(IDS_WITHOUT_ADA)
})

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])(
  'asks before an unfollow when unfollow_modal is %s: %s',
  { tags: ['SES-07'] },
  async (value, isAsked) => {
    const meta = value === undefined ? {} : { unfollow_modal: value }
    const { session, server } = createSessionWithAda({ following: true }, { meta })
    server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship({ id: '7' })))
    await renderWithSession(
      session,
      <>
        <Ada />
        <ModalHost />
      </>,
    )

    await page.getByRole('button', { name: 'Unfollow' }).click()

    const outcome = () => [page.getByRole('alertdialog').query() !== null, server.calls()]
    const call = 'POST /api/v1/accounts/7/unfollow'
    await expect.poll(outcome).toEqual(isAsked ? [true, []] : [false, [call]])
  },
)

/** Renders the actions next to her name on her profile. */
function Ada() {
  const account = useSessionValue(accountViewAtoms, accountId('7'))
  return account === undefined ? null : <RelationshipButton account={account} />
}
