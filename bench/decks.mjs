const media = { other: { onlyMedia: true } }
const hashtag = (tag) => ({ id: 'HASHTAG', params: { id: tag }, stream: ['hashtag', tag] })

/** Columns of a typical user with many interests: the saved column, and the stream that fills it. */
const USUAL = [
  { id: 'HOME', params: {}, stream: ['user'] },
  { id: 'COMMUNITY', params: {}, stream: ['public:local'] },
  { id: 'PUBLIC', params: {}, stream: ['public'] },
  ...['tides', 'birds', 'aves', 'seafog', 'bread', 'trains', 'lighthouses'].map(hashtag),
  { id: 'COMMUNITY', params: media, stream: ['public:local:media'] },
  { id: 'PUBLIC', params: media, stream: ['public:media'] },
]

/** Returns columns with one stream each: columns of the seed data first, then hashtags that start empty. */
export function createColumns(count) {
  const more = Array.from({ length: Math.max(0, count - USUAL.length) }, (_, index) =>
    hashtag(`buoy${index + 1}`),
  )
  return [...USUAL, ...more].slice(0, count)
}

/** The deck of a new user. */
export const FIRST_DECK = ['COMPOSE', 'HOME', 'NOTIFICATIONS'].map((id) => ({ id, params: {} }))

/** Saves a deck for the signed-in user. */
export function saveDeck({ controls }, columns) {
  return controls.saveSettings({
    onboarded: true,
    columns: columns.map(({ id, params }, index) => ({ id, params, uuid: `column-${index + 1}` })),
  })
}
