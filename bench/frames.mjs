import { percentile } from './statistics.mjs'

/** What a screen of 60 Hz shows one frame for. */
const SLOT_MS = 1000 / 60

/** Lets a page note each of its frames and each task over 50 ms from now on. */
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

/** @returns {Promise<{ frames: number[], longTasks: number[] }>} ms of each while something happens */
export async function framesDuring(page, happening) {
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

/** Figures of frames and long tasks, in ms. */
export function frameFigures({ frames, longTasks }) {
  return {
    frameP50: percentile(frames, 0.5),
    frameP95: percentile(frames, 0.95),
    frameP99: percentile(frames, 0.99),
    frameMax: Math.max(...frames),
    framesDropped: frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / SLOT_MS) - 1), 0),
    longTasks: longTasks.length,
    longTasksMs: longTasks.reduce((sum, ms) => sum + ms, 0),
  }
}
