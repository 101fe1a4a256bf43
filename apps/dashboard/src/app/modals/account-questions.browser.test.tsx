// First of all imports: whoever comes before it would order the layers.
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
import { refuse } from '../../testing/scripted-server.ts'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import { ModalHost } from './ModalHost.tsx'

const BLOCK = 'POST /api/v1/accounts/7/block'
const BLOCK_DOMAIN = 'POST /api/v1/domain_blocks'
const MUTE = 'POST /api/v1/accounts/7/mute'

/** A post of Ada's, whose menu is open, and an item of it pressed. */
async function chosen(name: string) {
  const opened = sessionWithAda()
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

const dialog = (name: string) => page.getByRole('alertdialog', { name })

test('a block asks first, and then is done', { tags: ['ACC-10'] }, async () => {
  const { server, seen } = await chosen('Block @ada@x.org')
  server.on(BLOCK, () => Response.json(relationship({ blocking: true })))
  const question = dialog('Block @ada@x.org?')
  await expect.element(question).toBeVisible()
  expect(server.calls()).toEqual([])

  await question.getByRole('button', { name: 'Block' }).click()

  await expect.poll(seen).toEqual(SEEN_WITHOUT_ADA)
  expect(server.calls()).toEqual([BLOCK])
})

test(
  'a block of a server asks first; a refused one is told and takes nothing away',
  { tags: ['DOM-01'] },
  async () => {
    const { server, session, seen } = await chosen('Block domain x.org')
    server.on(BLOCK_DOMAIN, () => refuse(422, 'Domain is not valid'))
    const question = dialog('Block domain x.org?')
    await expect.element(question).toBeVisible()
    expect(server.calls()).toEqual([])

    await question.getByRole('button', { name: 'Block domain' }).click()

    await expect.poll(() => session.app.get(alertsAtom)).toMatchObject([{ title: '422' }])
    expect(seen()).toEqual(ALL_SEEN)
  },
)

test(
  'a block of a server that is agreed to takes all of its people away',
  { tags: ['DOM-01'] },
  async () => {
    const { server, seen } = await chosen('Block domain x.org')
    server.on(BLOCK_DOMAIN, () => Response.json({}))

    await dialog('Block domain x.org?').getByRole('button', { name: 'Block domain' }).click()

    await expect.poll(seen).toEqual(SEEN_WITHOUT_ADA)
  },
)

test('who changes their mind has blocked nobody', { tags: ['ACC-10'] }, async () => {
  const { server, seen } = await chosen('Block @ada@x.org')

  await dialog('Block @ada@x.org?').getByRole('button', { name: 'Cancel' }).click()

  await expect.poll(() => dialog('Block @ada@x.org?').query()).toBeNull()
  expect(server.calls()).toEqual([])
  expect(seen()).toEqual(ALL_SEEN)
})

test('a mute opens the question of its own', { tags: ['ACC-11'] }, async () => {
  const { server, seen } = await chosen('Mute @ada@x.org')
  server.on(MUTE, () => Response.json(relationship({ muting: true, muting_notifications: true })))

  await dialog('Mute @ada@x.org?').getByRole('button', { name: 'Mute' }).click()

  await expect.poll(seen).toEqual(SEEN_WITHOUT_ADA)
})

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])(
  'an unfollow with unfollow_modal being %s shows a question first: %s',
  { tags: ['SES-07'] },
  async (value, isAsked) => {
    const meta = value === undefined ? {} : { unfollow_modal: value }
    const { session, server } = sessionWithAda({ following: true }, { meta })
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

/** What stands beside her name on her profile. */
function Ada() {
  const account = useSessionValue(accountViewAtoms, accountId('7'))
  return account === undefined ? null : <RelationshipButton account={account} />
}
