import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Field, readMultipart, UploadedFile } from './read-body.ts'
import { ApiFailure } from './response.ts'

/** Number of bodies per test; set `MULTIPART_BODIES` for more. */
const BODIES = Number(import.meta.env['MULTIPART_BODIES'] ?? 500)
/** Seed of the generated bodies; set `MULTIPART_SEED` for others. */
const SEED = Number(import.meta.env['MULTIPART_SEED'] ?? 1)
const RUNS = { numRuns: BODIES, seed: SEED }

const LETTERS = "0123456789ABCDEFabcdef'()+_,-./:=?"

interface Sent {
  readonly name: string
  readonly filename: string | null
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * Escapes a name as browsers do. @see
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const escapeName = (text: string) =>
  text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')

function createBody(fields: readonly Sent[], boundary: string, before = ''): Buffer {
  const parts = fields.map(({ name, filename, type, bytes }) => {
    const file = filename === null ? '' : `; filename="${escapeName(filename)}"`
    const kind = filename === null ? '' : `\r\nContent-Type: ${type}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${file}${kind}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  })
  return Buffer.concat([Buffer.from(before), ...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** Programs disagree about how to encode backslashes and percent signs. */
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !/[\\%]/.test(one))
const boundaries = fc
  .array(fc.constantFrom(...LETTERS.split('')), { minLength: 1, maxLength: 70 })
  .map((signs) => signs.join(''))
/** Includes text that looks like a boundary but is none. */
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .array(fc.constantFrom('\r\n', '--', '\r', '\n', '-', 'a', '\r\n--', '\r\n\r\n'))
    .map((pieces) => new Uint8Array(Buffer.from(pieces.join('')))),
)
const field: fc.Arbitrary<Sent> = fc.record({
  name: text,
  filename: fc.option(text),
  type: fc.constantFrom('image/png', 'application/octet-stream', ''),
  bytes: content,
})
const form = fc
  .record({ fields: fc.array(field, { maxLength: 8 }), boundary: boundaries })
  .filter(({ fields, boundary }) =>
    fields.every(({ bytes }) => !Buffer.from(bytes).includes(`--${boundary}`)),
  )

const getContentType = (boundary: string) => `multipart/form-data; boundary="${boundary}"`
const toComparable = ([name, value]: Field) =>
  value instanceof UploadedFile
    ? { name, filename: value.name, type: value.type, hex: value.bytes.toString('hex') }
    : { name, value }
const toExpected = ({ name, filename, type, bytes }: Sent) =>
  filename === null
    ? { name, value: Buffer.from(bytes).toString() }
    : { name, filename, type, hex: Buffer.from(bytes).toString('hex') }

test(`parses every form as it was written [seed ${SEED}]`, () => {
  fc.assert(
    fc.property(
      form,
      fc.constantFrom('', '\r\n', 'A preamble\r\n'),
      ({ fields, boundary }, before) => {
        const read = readMultipart(createBody(fields, boundary, before), getContentType(boundary))

        expect(read.map(toComparable)).toEqual(fields.map(toExpected))
      },
    ),
    RUNS,
  )
})

/** @throws any error that is not a refusal, and when a field is longer than the whole body */
function getOutcome(body: Buffer, type: string): number | 'read' {
  try {
    for (const [, value] of readMultipart(body, type)) {
      const length = value instanceof UploadedFile ? value.bytes.length : value.length
      if (length > body.length) throw new Error('a field is longer than its body')
    }
    return 'read'
  } catch (error) {
    if (error instanceof ApiFailure) return error.status
    throw error
  }
}

test(`parses or refuses corrupted bodies without other errors [seed ${SEED}]`, () => {
  const change = fc.record({
    at: fc.nat(2_000),
    taken: fc.nat(20),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('\r\n', '--', '"', ';', '\r\n\r\n', 'name=', ':', '\\', '%22', '\0')
        .map((piece) => new Uint8Array(Buffer.from(piece))),
    ),
  })
  fc.assert(
    fc.property(
      form,
      fc.array(change, { minLength: 1, maxLength: 5 }),
      ({ fields, boundary }, changes) => {
        let body = createBody(fields, boundary)
        for (const { at, taken, put } of changes) {
          const from = at % (body.length + 1)
          body = Buffer.concat([body.subarray(0, from), put, body.subarray(from + taken)])
        }
        expect(['read', 400, 413]).toContain(getOutcome(body, getContentType(boundary)))
      },
    ),
    RUNS,
  )
})

test(`parses bodies written by the platform’s FormData [seed ${SEED}]`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 5 }), async (fields) => {
      const data = new FormData()
      for (const { name, filename, type, bytes } of fields)
        if (filename === null) data.append(name, Buffer.from(bytes).toString())
        else data.append(name, new File([new Uint8Array(bytes)], `${filename}.png`, { type }))
      const written = new Response(data)
      const type = written.headers.get('Content-Type') ?? ''
      const read = readMultipart(Buffer.from(await written.arrayBuffer()), type)

      expect(read.map(([name, value]) => [name, value instanceof UploadedFile])).toEqual(
        fields.map(({ name, filename }) => [
          name.replaceAll(/\r\n?|\n/g, '\r\n'),
          filename !== null,
        ]),
      )
    }),
    { ...RUNS, numRuns: Math.ceil(BODIES / 5) },
  )
})

test.each([
  ['no boundary', 'multipart/form-data', '--x--'],
  ['a boundary that is too long', getContentType('x'.repeat(71)), `--${'x'.repeat(71)}--`],
  ['no end', getContentType('x'), '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['no name', getContentType('x'), '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
  ['no disposition', getContentType('x'), '--x\r\nContent-Type: text/plain\r\n\r\n1\r\n--x--'],
  [
    'part headers without end',
    getContentType('x'),
    `--x\r\nX: ${'y'.repeat(9_000)}\r\n\r\n1\r\n--x--`,
  ],
  ['no content', getContentType('x'), ''],
])('refuses a body with %s', (_what, type, body) => {
  expect(() => readMultipart(Buffer.from(body), type)).toThrow('parsing request parameters')
})

test('refuses text fields above the limit of a text body', () => {
  const words = new Uint8Array(600_000)
  const two = ['a', 'b'].map((name) => ({ name, filename: null, type: '', bytes: words }))

  expect(() => readMultipart(createBody(two, 'x'), getContentType('x'))).toThrow('too large')
  expect(readMultipart(createBody(two.slice(1), 'x'), getContentType('x'))).toHaveLength(1)
})

test('parses bodies as curl and older programs write them', () => {
  const body = [
    '--x  \r\ncontent-disposition: form-data; name=plain\r\n\r\n1\r\n',
    '--x\r\nContent-Disposition: form-data; filename="a \\"b\\".png"; name="file"\r\n\r\n\r\n',
    '--x--',
  ].join('')
  const [plain, file] = readMultipart(Buffer.from(body), 'Multipart/Form-Data; boundary=x')

  expect(plain).toEqual(['plain', '1'])
  expect(file?.[0]).toBe('file')
  expect(file?.[1]).toMatchObject({ name: 'a "b".png', bytes: Buffer.alloc(0) })
})
