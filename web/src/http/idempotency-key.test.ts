import { feedbackEndpoints } from '@prangan/contract/endpoints/feedback'
import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { describe, expect, it, vi } from 'vitest'
import { withIdempotencyKey } from './idempotency-key.ts'

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

describe('Feedback whose answer was lost', () => {
  it('goes out with the same key after a reload of the page, and leaves nothing in the tab once it arrived', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    })
    const keys: string[] = []
    const sendAfterReload = async (end: 'arrives' | 'is lost') => {
      vi.resetModules()
      const { withIdempotencyKey } = await import('./idempotency-key.ts')
      const sending = withIdempotencyKey(
        feedbackEndpoints.sendFeedback,
        { body: { subject: 'Late fee' } },
        async (key) => {
          keys.push(key)
          if (end === 'is lost') throw new Error('No answer.')
        },
      )
      await sending.catch(() => {})
    }
    await sendAfterReload('is lost')
    expect(JSON.stringify([...stored])).not.toContain('Late fee')
    await sendAfterReload('arrives')
    expect(keys[1]).toBe(keys[0])
    expect(stored.size).toBe(0)
    await sendAfterReload('arrives')
    expect(keys[2]).not.toBe(keys[0])
    vi.unstubAllGlobals()
  })
})
