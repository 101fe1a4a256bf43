import type { TestInstance } from '@colonnade/demo-server/testing'
import type { WorldAct } from './soak-plan.ts'

export interface SoakOthers {
  readonly act: (act: WorldAct) => Promise<void>
  /** Says much in one breath. */
  readonly burst: (count: number) => Promise<void>
  /** Counts all that was done. */
  readonly acts: () => number
}

const PEOPLE = ['noor', 'noor', 'ada@harbour.example', 'bo@harbour.example']

/** Everybody else on the server. */
export function createOthers(
  { instance: { controls } }: TestInstance,
  { random, thread, own }: { random: () => number; thread: string; own: string },
): SoakOthers {
  let said: string[] = []
  const tagged = new Set<string>()
  let count = 0
  let done = 0
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const say = async (text: string, inReplyToId: string | null = null) => {
    count += 1
    const acct = pick(PEOPLE) ?? 'noor'
    const ids = await controls.say({ acct, text: `${text} ${count}`, draft: { inReplyToId } })
    said.push(...ids)
    if (text.includes('#tea')) for (const id of ids) tagged.add(id)
  }
  const acts: Record<WorldAct, () => Promise<unknown>> = {
    say: () => say('Heard today'),
    'say-tagged': () => say('More #tea'),
    reply: () => say('An answer', random() < 0.5 ? thread : (pick(said.slice(-5)) ?? thread)),
    mention: () => say('@mira have you seen'),
    async edit() {
      const id = pick(said.slice(-60))
      count += 1
      // Where a post is listed stays as it is: no stream tells of a tag that an edit brings.
      const tag = id !== undefined && tagged.has(id) ? ' #tea' : ''
      if (id !== undefined) await controls.edit(id, `Edited${tag} ${count}`)
    },
    async delete() {
      const id = pick(said.slice(-60))
      said = said.filter((other) => other !== id)
      if (id !== undefined) await controls.remove(id)
    },
    async boost() {
      const id = pick(said.slice(-60))
      if (id !== undefined) await controls.boost('noor', id)
    },
    favourite: () => controls.favourite(pick(PEOPLE) ?? 'noor', own),
    follow: () => controls.follow(pick(PEOPLE) ?? 'noor'),
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
    acts: () => done,
  }
}
