import { NO_UPLOADS } from '@colonnade/domain/compose'
import {
  accountId,
  accountKey as createAccountKey,
  listId,
  notificationId,
  statusId,
  type MediaAttachmentEntity,
} from '@colonnade/domain/entities'
import { uploadsAtom } from '../state/compose/upload-list.ts'
import { ingestStatusesAtom } from '../state/entities/ingest.ts'
import type { Session } from '../state/session.ts'
import type { Modal } from '../state/ui/modals.ts'
import { account, status } from '../testing/factories.ts'
import { addFarSession } from '../testing/far-session.ts'
import { testSession } from '../testing/test-session.ts'
import { getTimeMinutesAgo, createSampleImage } from './sample-data.ts'
import { createSampleSound } from './sample-sound.ts'

type ModalsByType = { readonly [Kind in Modal as Kind['type']]: Kind }

const dusk = createSampleImage('1', ['#04070f', '#1d2440', '#c98f5a'])
const film: MediaAttachmentEntity = {
  ...dusk,
  id: createSampleImage('2', ['', '', '']).id,
  type: 'video',
}

/**
 * Creates a session of Mira with everything that a dialog may need: a post by Ada, a file of the draft, and the
 * account of Noor on another server.
 */
export function createModalSession(): Session {
  const opened = testSession()
  const { session, server } = opened
  const ada = account({
    id: '7',
    username: 'ada',
    acct: 'ada@far.example',
    display_name: 'Ada Lovelace',
  })
  const hers = status({
    id: '5',
    account: ada,
    created_at: getTimeMinutesAgo(3),
    content: '<p>Jupiter over the harbour, and the sea as still as I have seen it.</p>',
    media_attachments: [dusk, { ...film, url: createSampleSound(4) }],
  })
  session.store.set(ingestStatusesAtom, session, [hers])
  addFarSession(opened).server.on('GET /api/v2/search', () =>
    Response.json({ statuses: [{ ...hers, id: statusId('900'), favourited: true }] }),
  )
  session.store.set(uploadsAtom(session), { ...NO_UPLOADS, attachments: [dusk] })
  server.on('GET /api/oembed', () =>
    Response.json({ html: '<blockquote>Jupiter over the harbour</blockquote>' }),
  )
  server.on('GET /api/v1/endorsements', () => Response.json([ada]))
  server.on('GET /api/v1/accounts/7/statuses', () => Response.json([hers]))
  server.on('GET /api/v2/instance', () =>
    Response.json({
      domain: 'colonnade.example',
      version: '4.3.0',
      rules: [{ id: '1', text: 'Be kind, above all to those who are new.' }],
    }),
  )
  server.on('GET /api/v1/statuses/5/history', () =>
    Response.json([
      { ...hers, content: '<p>Jupiter over the harbour.</p>' },
      { ...hers, created_at: getTimeMinutesAgo(1) },
    ]),
  )
  server.on('GET /api/v2/filters', () => Response.json([]))
  const list = { id: '3', title: 'Night sky', replies_policy: 'list', exclusive: false }
  server.on('GET /api/v1/lists', () => Response.json([list]))
  server.on('GET /api/v1/lists/3', () => Response.json(list))
  server.on('GET /api/v1/lists/3/accounts', () => Response.json([ada]))
  server.on('GET /api/v1/accounts/7/lists', () => Response.json([list]))
  return session
}

/** Creates a modal of each type, for the session of `createModalSession`. @see MOD-01 */
export function createModalSamples({ key: accountKey }: Session): ModalsByType {
  const about = { accountKey, statusId: statusId('5') }
  return {
    ACCOUNTS: { type: 'ACCOUNTS' },
    ACTIONS: {
      type: 'ACTIONS',
      ...about,
      label: 'More',
      entries: [
        { id: 'copy', label: 'Copy link', icon: 'link' },
        null,
        { id: 'mute', label: 'Mute conversation', icon: 'mute', isOn: false },
        { id: 'delete', label: 'Delete', icon: 'trash', isDangerous: true },
      ],
    },
    ADD_ACCOUNT: { type: 'ADD_ACCOUNT' },
    ADD_SOURCE: { type: 'ADD_SOURCE', columnUuid: 'home' },
    AS_ANOTHER: { type: 'AS_ANOTHER', ...about, action: null },
    BOOST: { type: 'BOOST', ...about },
    COMMANDS: { type: 'COMMANDS' },
    CONFIRM: {
      type: 'CONFIRM',
      message: 'Delete this post?',
      details: 'Its 3 boosts and favourites are lost, and so are the replies that hang from it.',
      isDangerous: true,
      confirm: 'Delete',
      onConfirm: () => undefined,
      onDoNotAsk: () => undefined,
    },
    DOODLE: { type: 'DOODLE', accountKey },
    EMBED: { type: 'EMBED', ...about },
    FAVOURITE: { type: 'FAVOURITE', ...about },
    FILTER: { type: 'FILTER', accountKey, filterId: null, keyword: '' },
    FILTER_POST: { type: 'FILTER_POST', ...about },
    FOCAL_POINT: { type: 'FOCAL_POINT', accountKey, mediaId: dusk.id },
    HIDDEN: { type: 'HIDDEN', accountKey, columnUuid: 'home' },
    KEYS: { type: 'KEYS' },
    LAYOUT: { type: 'LAYOUT' },
    LIST_ADDER: { type: 'LIST_ADDER', accountKey, accountId: accountId('7') },
    LIST_EDITOR: { type: 'LIST_EDITOR', accountKey, listId: listId('3') },
    MEDIA: { type: 'MEDIA', ...about, index: 0 },
    MUTE: { type: 'MUTE', accountKey, accountId: accountId('7') },
    ONBOARDING: { type: 'ONBOARDING', accountKey },
    PINNED_ACCOUNTS_EDITOR: { type: 'PINNED_ACCOUNTS_EDITOR', accountKey },
    PUT_OFF: { type: 'PUT_OFF', accountKey, notificationIds: [notificationId('9')] },
    REPORT: { type: 'REPORT', ...about, accountId: accountId('7') },
    SEND_AS: {
      type: 'SEND_AS',
      accountKey,
      origin: createAccountKey('noor', 'far.example'),
      onConfirm: () => undefined,
    },
    SETTINGS: { type: 'SETTINGS' },
    SIGN_OUT: { type: 'SIGN_OUT', accountKey },
    VERSIONS: { type: 'VERSIONS', ...about },
    VIDEO: { type: 'VIDEO', ...about, index: 1, time: 1 },
    WORKSPACE: { type: 'WORKSPACE', id: null },
  }
}
