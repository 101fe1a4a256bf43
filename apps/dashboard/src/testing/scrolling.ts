/** Waits for frames: a list takes several to settle. */
export async function waitForFrames(frames = 4): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((go) => requestAnimationFrame(go))
}

/** Returns the scrolling element of the rendered list. */
export function getListScroller(): HTMLElement {
  const found = document.querySelector('[data-virtuoso-scroller]')
  if (!(found instanceof HTMLElement)) throw new Error('no list is rendered')
  return found
}

export async function scrollTo(scroller: HTMLElement, px: number): Promise<void> {
  scroller.scrollTop = px
  await waitForFrames(6)
}

/** Returns the first row whose top edge is visible: the row that the user reads. */
export function findFirstVisibleRow(scroller: HTMLElement): Element | undefined {
  const edge = scroller.getBoundingClientRect().top
  const rows = [...scroller.querySelectorAll('article')]
  return rows.find((article) => article.getBoundingClientRect().top >= edge)
}

/** Measures after the paint of each frame. @returns a function that stops and returns the measurements */
export function measureFrames(measure: () => number): () => readonly number[] {
  const measured: number[] = []
  const channel = new MessageChannel()
  channel.port1.onmessage = () => void measured.push(measure())
  let frame = 0
  // A message that is posted in a frame is received after its paint.
  const watch = () => {
    channel.port2.postMessage(null)
    frame = requestAnimationFrame(watch)
  }
  frame = requestAnimationFrame(watch)
  return () => {
    cancelAnimationFrame(frame)
    channel.port1.close()
    return measured
  }
}
