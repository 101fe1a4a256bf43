/** A list as the server has it, newest first. */
export interface ServerList {
  readonly ids: readonly string[]
  /** When each post or notification was created, in milliseconds since 1970. */
  readonly createdAt: ReadonlyMap<string, number>
  /** Who wrote each. */
  readonly authors: ReadonlyMap<string, string>
}

/** Reads lists directly from the server, past everything that goes wrong on the way. */
export interface ServerLists {
  /** @param path such as `/api/v1/timelines/home?` @param until how far down: no row that is older than this one */
  readonly read: (path: string, until: string | null) => Promise<ServerList>
}

interface ServerListsTraits {
  readonly url: string
  /** Each may read so much; then another one is needed. */
  readonly newToken: () => Promise<string>
  /** Counts what may have changed a list: nothing is read twice in between. */
  readonly version: () => number
}

interface Item {
  readonly id: string
  readonly created_at: string
  readonly account: { readonly id: string }
}

const PAGE_SIZE = 40

/** Ids of the instance sort by age. Positive where the first is the newer one. */
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
