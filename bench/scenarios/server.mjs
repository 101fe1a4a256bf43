export const server = {
  name: 'server',
  about: 'how long the embedded instance takes to open',
  runs: 1,
  figures: {
    newWorldMs: { label: 'start with new seed data', unit: 'ms' },
    knownWorldMs: { label: 'start with existing data', unit: 'ms' },
  },
  measure: ({ openedIn }) => openedIn,
}
