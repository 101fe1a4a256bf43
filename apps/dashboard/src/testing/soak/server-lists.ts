/** A list of the server, newest first. */
export interface ServerList {
  readonly ids: readonly string[]
  /** When each post or notification was created. Unix time in ms. */
  readonly createdAt: ReadonlyMap<string, number>
  /** The author of each. */
  readonly authors: ReadonlyMap<string, string>
}

/** Reads lists directly from the server, without the simulated faults. */
export interface ServerLists {
  /**
   * @param path such as `/api/v1/timelines/home?` @param until the row at which reading stops: older rows are not
   *   read
   */
  readonly read: (path: string, until: string | null) => Promise<ServerList>
}

interface ServerListsTraits {
  readonly url: string
  /** Creates a token. Each is rate-limited, so several are needed. */
  readonly newToken: () => Promise<string>
  /** Counts the changes that may affect a list. A list is not read twice without a change. */
  readonly version: () => number
}

interface Item {
  readonly id: string
  readonly created_at: string
  readonly account: { readonly id: string }
}

const PAGE_SIZE = 40

/** Compares ids of the server by age. Positive when the first is newer. */
const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : Number(a > b)) : a.length - b.length

export function createServerLists({ url, newToken, version }: ServerListsTraits): ServerLists {
  const known = new Map<string, { readonly version: number; items: Item[]; isWhole: boolean }>()
  const createdAt = new Map<string, number>()
  const authors = new Map<string, string>()
  let token: string | null = null

  async function readMore(path: string, items: readonly Item[]): Promise<readonly Item[]> {
    const last = items.at(-1)
    const below = last === undefined ? '' : `&max_id=${last.id}`
    token ??= await newToken()
    const answer = await fetch(`${url}${path}limit=${PAGE_SIZE}${below}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (answer.status === 429) {
      token = null
      return readMore(path, items)
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as readonly Item[]
  }

  const reaches = (items: readonly Item[], until: string | null): boolean => {
    const last = items.at(-1)
    return last !== undefined && (until === null || compareIds(last.id, until) <= 0)
  }

  return {
    async read(path, until) {
      const before = known.get(path)
      const list =
        before?.version === version() ? before : { version: version(), items: [], isWhole: false }
      known.set(path, list)
      while (!list.isWhole && !reaches(list.items, until)) {
        const more = await readMore(path, list.items)
        for (const { id, created_at: at, account } of more) {
          createdAt.set(id, Date.parse(at))
          authors.set(id, account.id)
        }
        list.items.push(...more)
        list.isWhole = more.length === 0
      }
      return { ids: list.items.map(({ id }) => id), createdAt, authors }
    },
  }
}
