import { describe, expect, test } from 'vitest'
import { createUploads, sampleAttachment } from '../../testing/sample-uploads.ts'
import {
  startUpload,
  checkFile,
  chooseFiles,
  DEFAULT_MEDIA_LIMITS,
  NO_UPLOADS,
  type UploadRules,
} from '../index.ts'

const acceptance: UploadRules = {
  accepted: ['image/png', 'video/mp4', 'audio/wav'],
  limits: { ...DEFAULT_MEDIA_LIMITS, image_size_limit: 10, video_size_limit: 100 },
  mixesSounds: true,
}
const taking = (max_attachments: number): UploadRules => ({
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
] as const)('checks %j: %s', { tags: ['UPL-15'] }, (given, refusal) => {
  expect(checkFile(given, acceptance)).toBe(refusal)
})

test('accepts any size when the server states no limit', { tags: ['UPL-15'] }, () => {
  const { accepted } = acceptance

  expect(checkFile(long, { accepted, limits: DEFAULT_MEDIA_LIMITS })).toBeNull()
})

test('names the rejected file and takes the others', { tags: ['UPL-15'] }, () => {
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

test('does not check a picture before it is resized', { tags: ['UPL-06'] }, () => {
  const large = file('large.heic', 'image/heic', 999)

  expect(chooseFiles([large], NO_UPLOADS, acceptance)).toEqual({ taken: [large], turnedAway: null })
})

test('names the files above the limit', { tags: ['UPL-02', 'CMP-52'] }, () => {
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

describe('chooseFiles with a video', () => {
  const mixed = { ...acceptance, mixesSounds: false }
  const chosen = (files: readonly (typeof sea)[], uploads = NO_UPLOADS, taker = acceptance) => {
    const { taken, turnedAway } = chooseFiles(files, uploads, taker)
    return [taken.map(({ name }) => name), turnedAway?.reason, turnedAway?.name, turnedAway?.others]
  }

  test.each([[[sea, film, sky]], [[film, sea, sky]]])(
    'rejects a video among pictures, at any position',
    { tags: ['UPL-03'] },
    (files) => {
      expect(chosen(files)).toEqual([['sea.png', 'sky.png'], 'not-alone', 'film.mp4', 0])
    },
  )

  test(
    'takes the first of several videos, also beside files that the server rejects',
    { tags: ['UPL-03'] },
    () => {
      expect(chosen([notes, film, film])).toEqual([['film.mp4'], 'wrong-type', 'notes.pdf', 1])
      expect(chosen([film, film])).toEqual([['film.mp4'], 'not-alone', 'film.mp4', 0])
    },
  )

  test('rejects a video beside attachments or pending uploads', { tags: ['UPL-03'] }, () => {
    const refused = [[], 'not-alone', 'film.mp4', 0]

    expect(chosen([film], createUploads(sampleAttachment('1')))).toEqual(refused)
    expect(chosen([film], startUpload(NO_UPLOADS, 'a', 'image/png'))).toEqual(refused)
  })

  test('treats audio like a video if the server requires it', { tags: ['UPL-03'] }, () => {
    expect(chosen([sea, tide], NO_UPLOADS, mixed)).toEqual([
      ['sea.png'],
      'not-alone',
      'tide.wav',
      0,
    ])
    expect(chosen([sea, tide])).toEqual([['sea.png', 'tide.wav'], undefined, undefined, undefined])
  })
})

test('reads only the files within the limit of ten thousand', { tags: ['UPL-02'] }, () => {
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
