const media = { other: { onlyMedia: true } }
const hashtag = (tag) => ({ id: 'HASHTAG', params: { id: tag }, stream: ['hashtag', tag] })

/** Columns as somebody has them who reads many things: what is saved for each, and the stream that fills it. */
const USUAL = [
  { id: 'HOME', params: {}, stream: ['user'] },
  { id: 'COMMUNITY', params: {}, stream: ['public:local'] },
  { id: 'PUBLIC', params: {}, stream: ['public'] },
  ...['tides', 'birds', 'aves', 'seafog', 'bread', 'trains', 'lighthouses'].map(hashtag),
  { id: 'COMMUNITY', params: media, stream: ['public:local:media'] },
  { id: 'PUBLIC', params: media, stream: ['public:media'] },
]

/** Columns that each hear a stream of their own: those of the world first, then hashtags that begin empty. */
export function columnsOf(count) {
  const more = Array.from({ length: Math.max(0, count - USUAL.length) }, (_, index) =>
    hashtag(`buoy${index + 1}`),
  )
  return [...USUAL, ...more].slice(0, count)
}

/** The deck of somebody who just came. */
export const FIRST_DECK = ['COMPOSE', 'HOME', 'NOTIFICATIONS'].map((id) => ({ id, params: {} }))

/** What a page finds as the deck of who is signed in. */
export function saveDeck({ controls }, columns) {
  return controls.saveSettings({
    onboarded: true,
    columns: columns.map(({ id, params }, index) => ({ id, params, uuid: `column-${index + 1}` })),
  })
}
