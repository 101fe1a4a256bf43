export const server = {
  name: 'server',
  about: 'how long the embedded instance takes to open',
  runs: 1,
  figures: {
    newWorldMs: { label: 'with a new world', unit: 'ms' },
    knownWorldMs: { label: 'with a known world', unit: 'ms' },
  },
  measure: ({ openedIn }) => openedIn,
}
