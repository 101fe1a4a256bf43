/** Lets the browser paint: a list takes some frames to settle. */
export async function painted(frames = 4): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((go) => requestAnimationFrame(go))
}

/** What scrolls in the list that is drawn. */
export function listScroller(): HTMLElement {
  const found = document.querySelector('[data-virtuoso-scroller]')
  if (!(found instanceof HTMLElement)) throw new Error('no list is rendered')
  return found
}

export async function scrollTo(scroller: HTMLElement, px: number): Promise<void> {
  scroller.scrollTop = px
  await painted(6)
}

/** The first row whose top edge is inside the view: what somebody reads. */
export function readArticle(scroller: HTMLElement): Element | undefined {
  const edge = scroller.getBoundingClientRect().top
  const rows = [...scroller.querySelectorAll('article')]
  return rows.find((article) => article.getBoundingClientRect().top >= edge)
}

/** Measures with each frame, once it is painted. @returns ends it, and gives what was measured */
export function measurePainted(measure: () => number): () => readonly number[] {
  const measured: number[] = []
  const channel = new MessageChannel()
  channel.port1.onmessage = () => void measured.push(measure())
  let frame = 0
  // A message that is posted in a frame arrives after its paint.
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
