import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { fileNames, wholeFiles } from './files.ts'
import { hostileText, hostileValue } from './values.ts'

export type Body = { bytes: Buffer; type?: string; encoding?: string }

type Fields = Readonly<Record<string, unknown>>

function spoiled(good: Fields, value: fc.Arbitrary<unknown>): fc.Arbitrary<[name: string, value: unknown][]> {
  const names = Object.keys(good)
  const name =
    names.length === 0
      ? fc.constant('unasked')
      : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) })
  const strange = fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'uid',
    'role',
    'status',
    'isRemoved',
    '',
    'a.b',
  )
  return fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.oneof({ weight: 8, arbitrary: name }, strange), value), {
        maxLength: 3,
        selector: ([changed]) => changed,
      }),
      fc.option(name),
    )
    .map(([changes, missing]) => {
      const kept = Object.entries(good).filter(
        ([field]) => field !== missing && !changes.some(([changed]) => changed === field),
      )
      return [...kept, ...changes]
    })
}

/** `JSON.stringify` writes no `__proto__` and no duplicate name. */
const jsonOf = (entries: readonly [string, unknown][]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`

const brokenJson: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '{} {}',
  '[]',
  'null',
  '"text"',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '[',
  '['.repeat(30_000),
  '{"a":'.repeat(8_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":${'9'.repeat(30_000)}}`,
  `{"a":"${'\\u0000'.repeat(8_000)}"}`,
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"uname":"a"}', 'utf16le'),
  Buffer.alloc(1_000),
]

const jsonTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'Application/JSON;',
    'application/json, application/json',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `application/json; ${'x'.repeat(2_000)}`,
    ';',
    '',
  ),
)

export function jsonBodies(good: Fields): fc.Arbitrary<Body> {
  const text = fc.oneof(
    { weight: 8, arbitrary: spoiled(good, hostileValue).map(jsonOf) },
    { weight: 2, arbitrary: fc.constantFrom(...brokenJson) },
    { weight: 1, arbitrary: spoiled(good, hostileValue).map((entries) => jsonOf([...entries, ...entries])) },
    {
      weight: 1,
      arbitrary: fc.nat(200).map((length) => JSON.stringify(good).slice(0, length)),
    },
  )
  return fc
    .record({ text, type: jsonTypes, isPacked: fc.boolean(), encoding: fc.nat(20) })
    .map(({ text, type, isPacked, encoding }) => {
      const bytes = Buffer.from(text)
      if (encoding > 0) return { bytes, type }
      return { bytes: isPacked ? gzipSync(bytes) : bytes, type, encoding: 'gzip' }
    })
}

type Part = { head: string; content: Buffer }

const quoted = (text: string): string => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')
const fieldPart = ([name, value]: readonly [string, unknown]): Part => ({
  head: `Content-Disposition: form-data; name="${quoted(name)}"`,
  content: Buffer.from(typeof value === 'string' ? value : String(JSON.stringify(value))),
})

const fileParts = (fields: readonly string[], files: readonly Buffer[]): fc.Arbitrary<Part> =>
  fc
    .record({
      field: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...(fields.length > 0 ? fields : ['file'])) },
        fc.constantFrom('title', 'photo', '__proto__', '', 'myfile[]'),
      ),
      name: fileNames,
      type: fc.constantFrom(
        'image/jpeg',
        'application/pdf',
        'text/html',
        '',
        'image/*',
        'multipart/mixed; boundary=x',
      ),
      content: fc.oneof(fc.constantFrom(...files.slice(0, wholeFiles)), fc.constantFrom(...files)),
    })
    .map(({ field, name, type, content }) => ({
      head: `Content-Disposition: form-data; name="${field}"; filename="${quoted(name)}"\r\nContent-Type: ${type}`,
      content,
    }))

/** No browser writes such heads of parts. */
const strangeParts: fc.Arbitrary<Part> = fc
  .constantFrom(
    '',
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; name',
    'Content-Disposition: form-data; name=""',
    'Content-Disposition: attachment; name="title"',
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Disposition: form-data; name="title"; name="type"',
    "Content-Disposition: form-data; name*=utf-16''%00t; filename*=utf-8''%ZZ",
    'Content-Disposition: form-data; name="title"\r\nContent-Transfer-Encoding: base64',
    'Content-Disposition: form-data; name="title"\r\nContent-Type: text/plain; charset=utf-7',
    'Content-Disposition: form-data; name="title"\r\nContent-Type: text/plain; charset=nonsense',
    `Content-Disposition: form-data; name="${'n'.repeat(5_000)}"`,
    `Content-Disposition: form-data; name="title"\r\n${'X-A: b\r\n'.repeat(3_000)}X-A: c`,
    'Content-Disposition form-data name="title"',
    `${'A'.repeat(20_000)}: b`,
  )
  .map((head) => ({ head, content: Buffer.from('x') }))

const joints = {
  whole: (parts: Buffer, end: string) => [parts, end],
  'without its end': (parts: Buffer) => [parts],
  'cut short': (parts: Buffer) => [parts.subarray(0, Math.floor(parts.length * 0.7))],
  'with its first half gone': (parts: Buffer) => [parts.subarray(Math.floor(parts.length * 0.3))],
  'with line feeds alone': (parts: Buffer, end: string) => [
    parts.toString('latin1').replaceAll('\r\n', '\n'),
    end,
  ],
  'ended at once': (_: Buffer, end: string) => [end],
  'with something after its end': (parts: Buffer, end: string) => [parts, end, parts, end],
  empty: () => [],
} as const satisfies Record<string, (parts: Buffer, end: string) => (Buffer | string)[]>

const joint = fc.oneof(
  { weight: 12, arbitrary: fc.constant('whole' as const) },
  fc.constantFrom(...(Object.keys(joints) as (keyof typeof joints)[])),
)

const formTypes = fc.oneof(
  { weight: 14, arbitrary: fc.constant('multipart/form-data; boundary=edge') },
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="edge',
    `multipart/form-data; boundary=${'e'.repeat(300)}`,
    'multipart/form-data; boundary=other',
    'multipart/mixed; boundary=edge',
    'application/x-www-form-urlencoded',
    'application/json',
    'text/html',
    '',
  ),
)

function assemble(parts: readonly Part[], how: keyof typeof joints): Buffer {
  const written = parts.flatMap(({ head, content }) => [`--edge\r\n${head}\r\n\r\n`, content, '\r\n'])
  const whole = Buffer.concat(written.map((piece) => Buffer.from(piece)))
  return Buffer.concat(joints[how](whole, '--edge--\r\n').map((piece) => Buffer.from(piece)))
}

/** Makes forms with files of all kinds at any position, with repeated fields, in any order, or malformed. */
export function formBodies(
  good: Fields,
  fileFields: readonly string[],
  files: readonly Buffer[],
): fc.Arbitrary<Body> {
  const many = fc
    .constantFrom(0, 0, 0, 0, 0, 0, 0, 60)
    .map((count) => Array.from({ length: count }, () => 'x'))
  return fc
    .record({
      fields: spoiled(good, fc.oneof({ weight: 9, arbitrary: hostileText }, hostileValue)),
      files: fc.array(fileParts(fileFields, files), { maxLength: 3 }),
      strange: fc.oneof(
        { weight: 8, arbitrary: fc.constant([]) },
        strangeParts.map((part) => [part]),
      ),
      again: fc.boolean(),
      many,
      order: fc.constantFrom<(parts: Part[]) => Part[]>(
        (parts) => parts,
        (parts) => parts.reverse(),
      ),
      how: joint,
      type: formTypes,
    })
    .map(({ fields, files: sent, strange, again, many: more, order, how, type }) => {
      const parts = [...fields, ...more.map((text): [string, unknown] => ['title', text])].map(fieldPart)
      const twice = again && parts[0] ? [parts[0]] : []
      return { bytes: assemble(order([...parts, ...sent, ...strange, ...twice]), how), type }
    })
}
