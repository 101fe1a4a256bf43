import { getStatusUri } from '../content/render-content.ts'
import { deleteStatus } from '../posting/delete-status.ts'
import { withOrigin } from '../serialize/account.ts'
import { findAccount, type StatusRow } from '../store/find-rows.ts'
import { sendStatusEvent, type Services } from '../streaming/send-events.ts'
import { exportAddress, exportStatuses, findNewestOwn } from './export.ts'
import { type Federated, type FederatedStatus, getHost } from './federated.ts'
import { importAccount } from './import-account.ts'
import { findStatusByUri, type ImportContext, importStatus } from './import-status.ts'

/** What a server sends to another one. */
type Activity =
  | { readonly kind: 'update' | 'status.update'; readonly status: FederatedStatus }
  | { readonly kind: 'delete'; readonly uri: string }

/** A server as another one reaches it. */
interface Peer {
  readonly host: string
  /** @returns what guests may see at an address */
  lookUp(address: string): Promise<Federated | null>
  /** @returns what guests may see, oldest first */
  newest(count: number): Promise<readonly FederatedStatus[]>
  receive(activity: Activity): void
}

/** The link of a server to others in the same process. It resembles federation, without its protocol. */
export interface Federation {
  /** Starts to exchange statuses. @param origin the address of this server, which is part of all ids */
  connect(origin: string, peer: Federation, peerOrigin: string): void
  asPeer(origin: string): Peer
  /** Adds the newest statuses of the other servers that are not known. */
  fetchNewest(count: number): Promise<void>
  /** Adds the account or status at an address of another server: its page, its id, or `user@host`. */
  resolve(address: string): Promise<void>
  /** Resolves when everything that was received has been added. */
  settle(): Promise<void>
  close(): void
}

interface FederationOptions {
  readonly services: Services
  readonly onError: (error: unknown) => void
}

export function createFederation({ services, onError }: FederationOptions): Federation {
  const { store, hub } = services
  const peers: Peer[] = []
  let ownOrigin = ''
  let stopWatching = () => {}
  /** Activities are handled one after the other, so that an edit does not precede its status. */
  let queue: Promise<void> = Promise.resolve()

  const enqueue = (task: () => Promise<void>): Promise<void> => {
    queue = queue.then(task).catch(onError)
    return queue
  }
  const lookUp = async (address: string): Promise<Federated | null> => {
    for (const peer of peers) {
      const found = await peer.lookUp(address)
      if (found !== null) return found
    }
    return null
  }
  const getContext = (): ImportContext => ({ services, origin: ownOrigin, lookUp })
  const isFor = (row: StatusRow, peer: Peer): boolean =>
    row.visibility === 'public' ||
    row.visibility === 'unlisted' ||
    row.mentions.some(({ acct }) => acct.endsWith(`@${peer.host}`))
  /** What was received is not sent on: its own server does that. */
  const mayLeave = (row: StatusRow): boolean => row.uri === null && !row.local_only

  return {
    connect(origin, peer, peerOrigin) {
      ownOrigin = origin
      peers.push(peer.asPeer(peerOrigin))
      stopWatching()
      stopWatching = hub.watch({
        onStatus(row, kind) {
          const wanted = peers.filter((one) => isFor(row, one))
          if (!mayLeave(row) || wanted.length === 0) return
          void enqueue(async () => {
            const [status] = await exportStatuses(store.db, [row], origin)
            if (status !== undefined) for (const one of wanted) one.receive({ kind, status })
          })
        },
        onDeleted(row) {
          if (!mayLeave(row)) return
          void enqueue(async () => {
            const author = await findAccount(store.db, row.account_id)
            if (author === undefined) return
            const uri = withOrigin(getStatusUri(row, author), origin)
            for (const one of peers) one.receive({ kind: 'delete', uri })
          })
        },
      })
    },
    asPeer: (origin) => ({
      host: getHost(origin),
      lookUp: (address) => exportAddress(store.db, address, origin),
      newest: async (count) =>
        exportStatuses(store.db, await findNewestOwn(store.db, count), origin),
      receive: (activity) => void enqueue(() => handleActivity(getContext(), activity)),
    }),
    async fetchNewest(count) {
      for (const peer of peers) {
        const statuses = await peer.newest(count)
        for (const status of statuses) await importStatus(getContext(), status, false)
      }
    },
    async resolve(address) {
      const found = await lookUp(address)
      if (found?.kind === 'status') await importStatus(getContext(), found.status, false)
      else if (found?.kind === 'account') await importAccount(store.db, found.account, ownOrigin)
    },
    settle: () => queue,
    close: () => stopWatching(),
  }
}

async function handleActivity(context: ImportContext, activity: Activity): Promise<void> {
  const { services, origin } = context
  if (activity.kind === 'update') {
    const row = await importStatus(context, activity.status, true)
    const author = row && (await findAccount(services.store.db, row.account_id))
    if (row && author && row.reblog_of_id === null) services.onPublished(author, row)
    return
  }
  const uri = activity.kind === 'delete' ? activity.uri : activity.status.uri
  const row = await findStatusByUri(services.store.db, uri, origin)
  if (row === null || row.uri === null) return
  if (activity.kind === 'delete') await deleteStatus(services, row)
  else await updateStatus(services, row, activity.status)
}

async function updateStatus(
  services: Services,
  { id, poll: before }: StatusRow,
  status: FederatedStatus,
): Promise<void> {
  const { text, content, spoiler_text, sensitive, language, edited_at, poll } = status
  const row = await services.store.db
    .updateTable('statuses')
    .set({
      text,
      content,
      spoiler_text,
      sensitive,
      language,
      edited_at,
      // Votes are counted here.
      poll: poll === null ? null : JSON.stringify({ ...(before ?? poll), id }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendStatusEvent(services, row, 'status.update')
}
