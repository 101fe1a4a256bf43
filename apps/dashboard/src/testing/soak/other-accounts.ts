import type { TestInstance } from '@colonnade/demo-server/testing'
import type { OtherAction } from './soak-plan.ts'

export interface OtherAccounts {
  readonly act: (act: OtherAction) => Promise<void>
  /** Posts many posts at once. */
  readonly burst: (count: number) => Promise<void>
  readonly countActions: () => number
}

const ACCOUNTS = ['noor', 'noor', 'ada@harbour.example', 'bo@harbour.example']

/** Creates the actions of all other accounts of the server. */
export function createOtherAccounts(
  { instance: { controls } }: TestInstance,
  { random, thread, own }: { random: () => number; thread: string; own: string },
): OtherAccounts {
  let ownIds: string[] = []
  const tagged = new Set<string>()
  let count = 0
  let done = 0
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const say = async (text: string, inReplyToId: string | null = null) => {
    count += 1
    const acct = pick(ACCOUNTS) ?? 'noor'
    const ids = await controls.post({ acct, text: `${text} ${count}`, draft: { inReplyToId } })
    ownIds.push(...ids)
    if (text.includes('#tea')) for (const id of ids) tagged.add(id)
  }
  const acts: Record<OtherAction, () => Promise<unknown>> = {
    say: () => say('Seen today'),
    'say-tagged': () => say('More #tea'),
    reply: () => say('An answer', random() < 0.5 ? thread : (pick(ownIds.slice(-5)) ?? thread)),
    mention: () => say('@mira have you seen'),
    async edit() {
      const id = pick(ownIds.slice(-60))
      count += 1
      // An edit keeps the hashtags of a post, because streams do not report a new hashtag.
      const tag = id !== undefined && tagged.has(id) ? ' #tea' : ''
      if (id !== undefined) await controls.edit(id, `Edited${tag} ${count}`)
    },
    async delete() {
      const id = pick(ownIds.slice(-60))
      ownIds = ownIds.filter((other) => other !== id)
      if (id !== undefined) await controls.remove(id)
    },
    async boost() {
      const id = pick(ownIds.slice(-60))
      if (id !== undefined) await controls.boost('noor', id)
    },
    favourite: () => controls.favourite(pick(ACCOUNTS) ?? 'noor', own),
    follow: () => controls.follow(pick(ACCOUNTS) ?? 'noor'),
  }
  return {
    async act(name) {
      done += 1
      await acts[name]()
    },
    async burst(most) {
      done += 1
      for (let time = 0; time < most; time += 1) await say('All at once')
    },
    countActions: () => done,
  }
}
