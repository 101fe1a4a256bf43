import { describe, expect, test } from 'vitest'
import { holding, sampleAttachment } from '../../testing/sample-uploads.ts'
import {
  beginUpload,
  checkFile,
  chooseFiles,
  DEFAULT_MEDIA_LIMITS,
  NO_UPLOADS,
  type Acceptance,
} from '../index.ts'

const acceptance: Acceptance = {
  accepted: ['image/png', 'video/mp4', 'audio/wav'],
  limits: { ...DEFAULT_MEDIA_LIMITS, image_size_limit: 10, video_size_limit: 100 },
  mixesSounds: true,
}
const taking = (max_attachments: number): Acceptance => ({
  ...acceptance,
  limits: { ...acceptance.limits, max_attachments },
})
const file = (name: string, type = 'image/png', size = 1) => ({ name, type, size })
const sea = file('sea.png')
const sky = file('sky.png')
const tide = file('tide.wav', 'audio/wav')
const film = file('film.mp4', 'video/mp4')
const notes = file('notes.pdf', 'application/pdf')
const long = file('long.mp4', 'video/mp4', 101)

test.each([
  [sea, null],
  [file('sea.png', 'image/png', 10), null],
  [file('sea.png', 'image/png', 11), 'too-large'],
  [long, 'too-large'],
  [notes, 'wrong-type'],
  [file('huge.pdf', 'application/pdf', 999), 'wrong-type'],
] as const)('%j is judged %s', { tags: ['UPL-15'] }, (given, refusal) => {
  expect(checkFile(given, acceptance)).toBe(refusal)
})

test('a server that states no sizes takes any', { tags: ['UPL-15'] }, () => {
  const { accepted } = acceptance

  expect(checkFile(long, { accepted, limits: DEFAULT_MEDIA_LIMITS })).toBeNull()
})

test('what is refused is named, and the others are taken', { tags: ['UPL-15'] }, () => {
  const { taken, turnedAway } = chooseFiles([notes, sea, long, sky], NO_UPLOADS, acceptance)

  expect(taken).toEqual([sea, sky])
  expect(turnedAway).toEqual({
    reason: 'wrong-type',
    name: 'notes.pdf',
    type: 'application/pdf',
    others: 1,
    otherNames: ['long.mp4'],
  })
})

test('a picture is not judged before it was made smaller', { tags: ['UPL-06'] }, () => {
  const large = file('large.heic', 'image/heic', 999)

  expect(chooseFiles([large], NO_UPLOADS, acceptance)).toEqual({ taken: [large], turnedAway: null })
})

test('names what has no room', { tags: ['UPL-02', 'CMP-52'] }, () => {
  expect(chooseFiles([sea, sky, tide], NO_UPLOADS, taking(1))).toEqual({
    taken: [sea],
    turnedAway: {
      reason: 'no-room',
      name: 'sky.png',
      type: 'image/png',
      others: 1,
      otherNames: ['tide.wav'],
    },
  })
  expect(chooseFiles([sea], NO_UPLOADS, taking(0)).turnedAway?.others).toBe(0)
  expect(chooseFiles([], NO_UPLOADS, taking(0)).turnedAway).toBeNull()
})

describe('a video stands alone', () => {
  const mixed = { ...acceptance, mixesSounds: false }
  const chosen = (files: readonly (typeof sea)[], uploads = NO_UPLOADS, taker = acceptance) => {
    const { taken, turnedAway } = chooseFiles(files, uploads, taker)
    return [taken.map(({ name }) => name), turnedAway?.reason, turnedAway?.name, turnedAway?.others]
  }

  test.each([[[sea, film, sky]], [[film, sea, sky]]])(
    'among pictures it is refused, wherever it stands among them',
    { tags: ['UPL-03'] },
    (files) => {
      expect(chosen(files)).toEqual([['sea.png', 'sky.png'], 'not-alone', 'film.mp4', 0])
    },
  )

  test(
    'the first of several is taken, also beside what the server does not take',
    { tags: ['UPL-03'] },
    () => {
      expect(chosen([notes, film, film])).toEqual([['film.mp4'], 'wrong-type', 'notes.pdf', 1])
      expect(chosen([film, film])).toEqual([['film.mp4'], 'not-alone', 'film.mp4', 0])
    },
  )

  test(
    'beside what the draft has, or what is on its way, it is refused',
    { tags: ['UPL-03'] },
    () => {
      const refused = [[], 'not-alone', 'film.mp4', 0]

      expect(chosen([film], holding(sampleAttachment('1')))).toEqual(refused)
      expect(chosen([film], beginUpload(NO_UPLOADS, 'a', 'image/png'))).toEqual(refused)
    },
  )

  test('so does a sound where the server says so', { tags: ['UPL-03'] }, () => {
    expect(chosen([sea, tide], NO_UPLOADS, mixed)).toEqual([
      ['sea.png'],
      'not-alone',
      'tide.wav',
      0,
    ])
    expect(chosen([sea, tide])).toEqual([['sea.png', 'tide.wav'], undefined, undefined, undefined])
  })
})

test('of ten thousand files only those are looked at that have room', { tags: ['UPL-02'] }, () => {
  let looks = 0
  const files = new Proxy(
    Array.from({ length: 10_000 }, () => sea),
    {
      get(target, name, receiver) {
        if (name !== 'length') looks += 1
        return Reflect.get(target, name, receiver) as unknown
      },
    },
  )

  expect(chooseFiles(files, NO_UPLOADS, acceptance).turnedAway).toMatchObject({
    others: 9_995,
    otherNames: ['sea.png', 'sea.png', 'sea.png'],
  })
  expect(looks).toBeLessThan(10)
})
