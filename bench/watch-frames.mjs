const LONG_TASK_MS = 100

/** Lets a page note each frame and each long task from now on. */
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

/** @returns the frames while something happens, in ms, and the tasks that took over 100 ms */
export async function framesDuring(page, happening) {
  await page.evaluate(() => {
    globalThis.frameTimes.length = 0
    globalThis.longTasks.length = 0
  })
  await happening()
  return page.evaluate(
    (longMs) => ({
      frames: [...globalThis.frameTimes],
      longTasks: globalThis.longTasks.filter((ms) => ms > longMs),
    }),
    LONG_TASK_MS,
  )
}

export const percentile = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)]

/** A figure, and how many times another one of the same run it is. */
export const ratio = (value, base, unit = 'ms') =>
  `${value.toFixed(1)} ${unit}, ${(value / base).toFixed(2)} times`
