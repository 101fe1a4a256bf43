import { measureTime } from './measure-time.mjs'

/** Duration of one measurement on the idle laptop that the budgets are for. Milliseconds. */
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
 * Measures how many times slower than that laptop this machine currently is. It parses much text into many small
 * objects, as the measured code does, so that other processes slow down both equally through the processor and its
 * caches.
 */
export const measureSlowness = () => measureTime(readPosts) / LAPTOP_MS

/** Retained, so that the garbage collector has as much work as with the store. */
const known = new Map()

function readPosts() {
  known.clear()
  for (const post of JSON.parse(text)) known.set(post.id, { ...post, seen: false })
}
