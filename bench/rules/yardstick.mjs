import { timed } from './timed.mjs'

/** What one measure takes on the laptop that the budgets are for, while it does nothing else. Milliseconds. */
const LAPTOP_MS = 7

const text = JSON.stringify(
  Array.from({ length: 5_000 }, (_, index) => ({
    id: String(110_000_000_000 + index),
    content: `<p>${'words of post '.repeat(20)}${index}</p>`,
    counts: [index, index * 2],
    author: { id: index % 400, name: `Person ${index % 400}`, isBot: false, moved: null },
  })),
)

/**
 * How much slower than that laptop this machine is just now: it reads much text into many small objects, as the code
 * does that is measured, so that others who use the processor and its caches disturb both alike.
 */
export const slowness = () => timed(readPosts) / LAPTOP_MS

/** Kept, so that the garbage collector has as much to do as with the store. */
const known = new Map()

function readPosts() {
  known.clear()
  for (const post of JSON.parse(text)) known.set(post.id, { ...post, seen: false })
}
