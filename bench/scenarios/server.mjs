export const server = {
  name: 'server',
  about: 'start of the demo server',
  runs: 1,
  figures: {
    newWorldMs: { label: 'start with new seed data', unit: 'ms' },
    knownWorldMs: { label: 'start with existing data', unit: 'ms' },
  },
  measure: ({ openedIn }) => openedIn,
}
