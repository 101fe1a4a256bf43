/** What was heard last. Kept weakly: rows leave, and their films with them. */
let heard: WeakRef<HTMLMediaElement> | null = null

/** Two films at once cannot be listened to: one that begins ends the one before. */
export function playAlone(media: HTMLMediaElement): void {
  const before = heard?.deref()
  if (before !== undefined && before !== media && !before.paused) before.pause()
  heard = new WeakRef(media)
}
