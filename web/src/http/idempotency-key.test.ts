import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { describe, expect, it } from 'vitest'
import { withIdempotencyKey } from './idempotency-key.ts'

/** Sends a notice; returns its idempotency key. */
async function send(title: string, end: 'arrives' | 'is lost', file?: File): Promise<string> {
  let sentWith = ''
  const sending = withIdempotencyKey(
    newsEndpoints.uploadNews,
    { body: { title }, files: { myfile: file } },
    async (key) => {
      sentWith = key
      if (end === 'is lost') throw new Error('No answer.')
    },
  )
  await sending.catch(() => {})
  return sentWith
}

describe('A notice that is sent again', () => {
  it('after a lost reply goes out with the same key, until it arrives', async () => {
    const first = await send('Fees', 'is lost')
    expect(await send('Fees', 'is lost')).toBe(first)
    expect(await send('Fees', 'arrives')).toBe(first)
    expect(await send('Fees', 'arrives')).not.toBe(first)
  })

  it('with another text or another file has a key of its own', async () => {
    const fileOf = (name: string) => new File(['%PDF-'], name, { lastModified: 1 })
    const keys = [
      await send('Sports', 'is lost'),
      await send('Sports day', 'is lost'),
      await send('Sports', 'is lost', fileOf('a.pdf')),
      await send('Sports', 'is lost', fileOf('b.pdf')),
    ]
    expect(new Set(keys).size).toBe(4)
    expect(await send('Sports', 'is lost', fileOf('a.pdf'))).toBe(keys[2])
  })
})
