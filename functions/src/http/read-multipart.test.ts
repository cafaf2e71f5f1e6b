import { setImmediate } from 'node:timers/promises'
import { limits } from '@prangan/contract/limits'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readMultipart } from './read-multipart.ts'

const rules = { myfile: { maxBytes: 1_000, kinds: ['pdf'] } } as const

async function* arriving(...chunks: Buffer[]) {
  yield* chunks
}

async function read(form: FormData) {
  const request = new Request('http://x.test', { method: 'POST', body: form })
  const raw = Buffer.from(await request.arrayBuffer())
  return readMultipart(arriving(raw), request.headers.get('content-type') ?? '', rules)
}
const form = (entries: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}
const bytes = (length: number) => new Blob([new Uint8Array(length)])

describe('A multipart form', () => {
  it('arrives with its fields and its file, Hindi and file name included', async () => {
    const { fields, files } = await read(
      form({ title: 'प्रवेश सूचना', myfile: new File([new Uint8Array(7)], 'सूचना.pdf') }),
    )
    expect(fields.title).toBe('प्रवेश सूचना')
    expect(files.myfile?.name).toBe('सूचना.pdf')
    expect(files.myfile?.bytes).toHaveLength(7)
  })

  it('with an empty file input has no file', async () => {
    const { files } = await read(form({ title: 'x', myfile: new File([], '') }))
    expect(files.myfile).toBeUndefined()
  })

  it('may carry a file of the limit, and not a byte more', async () => {
    expect((await read(form({ myfile: bytes(1_000) }))).files.myfile?.bytes).toHaveLength(1_000)
    await expect(read(form({ myfile: bytes(1_001) }))).rejects.toMatchObject({ code: 'file-too-large' })
  })

  it('with a file where none belongs is refused', async () => {
    await expect(read(form({ extra: new File(['x'], 'x.exe') }))).rejects.toMatchObject({
      code: 'broken-form',
    })
  })

  it('with too many or too long fields is refused', async () => {
    const many = form(
      Object.fromEntries(Array.from({ length: limits.body.fields + 1 }, (_, i) => [`f${i}`, 'x'])),
    )
    await expect(read(many)).rejects.toMatchObject({ code: 'broken-form' })
    await expect(read(form({ title: 'x'.repeat(limits.body.field + 1) }))).rejects.toMatchObject({
      code: 'too-large',
    })
  })

  it('that is cut off, empty, or has no boundary is refused', async () => {
    const cut = Buffer.from('--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nhal')
    const refused = { code: 'broken-form' }
    await expect(
      readMultipart(arriving(cut), 'multipart/form-data; boundary=b', rules),
    ).rejects.toMatchObject(refused)
    await expect(readMultipart(arriving(), 'multipart/form-data; boundary=b', rules)).rejects.toMatchObject(
      refused,
    )
    await expect(readMultipart(arriving(cut), 'multipart/form-data', rules)).rejects.toMatchObject(refused)
  })

  it('that is refused in the middle of a file leaves no failure behind that nobody hears of', async () => {
    const unheard = vi.fn()
    const kinds = ['unhandledRejection', 'uncaughtException'] as const
    for (const kind of kinds) process.on(kind, unheard)
    onTestFinished(() => {
      for (const kind of kinds) process.off(kind, unheard)
    })
    const file = `--b\r\nContent-Disposition: form-data; name="myfile"; filename="a.pdf"\r\n\r\n${'x'.repeat(2_000)}`
    const field = `--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'x'.repeat(limits.body.field + 1)}`
    for (const [broken, code] of [
      [file, 'broken-form'],
      [file.replace('myfile', 'unasked').replace('a.pdf', ''), 'broken-form'],
      [file.replace('myfile', 'unasked'), 'broken-form'],
      [`${field}\r\n${file}\r\n--b--\r\n`, 'too-large'],
    ] as const) {
      const reading = readMultipart(arriving(Buffer.from(broken)), 'multipart/form-data; boundary=b', rules)
      await expect(reading).rejects.toMatchObject({ code })
    }
    // Node reports such failures when its queue is empty.
    await setImmediate()
    expect(unheard).not.toHaveBeenCalled()
  })

  it('with a field named __proto__ changes no prototype', async () => {
    const { fields } = await read(form({ __proto__x: 'y', title: 'x' }))
    const hostile = await read(form(JSON.parse('{"__proto__": "polluted"}')))
    expect(fields.title).toBe('x')
    expect(Object.getPrototypeOf(hostile.fields)).toBeNull()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
