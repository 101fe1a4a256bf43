import { computePercentile } from './statistics.mjs'

/** The duration of a frame on a 60 Hz screen. */
const SLOT_MS = 1000 / 60

/** Starts recording each frame of a page and each task over 50 ms. */
export function watchFrames(page) {
  return page.evaluate(() => {
    globalThis.frameTimes = []
    globalThis.longTasks = []
    let last = performance.now()
    const tick = (now) => {
      globalThis.frameTimes.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
}

/** @returns {Promise<{ frames: number[], longTasks: number[] }>} ms of each, while something happens */
export async function recordFrames(page, happening) {
  await page.evaluate(() => {
    globalThis.frameTimes.length = 0
    globalThis.longTasks.length = 0
  })
  await happening()
  return page.evaluate(() => ({
    frames: [...globalThis.frameTimes],
    longTasks: [...globalThis.longTasks],
  }))
}

/** Computes the figures of frames and long tasks, in ms. */
export function computeFrameFigures({ frames, longTasks }) {
  return {
    frameP50: computePercentile(frames, 0.5),
    frameP95: computePercentile(frames, 0.95),
    frameP99: computePercentile(frames, 0.99),
    frameMax: Math.max(...frames),
    framesDropped: frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / SLOT_MS) - 1), 0),
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
    longTasksMs: longTasks.reduce((sum, ms) => sum + ms, 0),
  }
}
