import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { describe, expect, it } from 'vitest'
import { lazyHandler } from './lazy-handler.ts'
import { withoutData } from './without-data.ts'

describe('A document trigger without data', () => {
  it('gets the document path without a snapshot, and loads its code once', async () => {
    const events: unknown[] = []
    let loads = 0
    const load = async () => {
      loads += 1
      return (event: { document: string; data: unknown }) => events.push([event.document, event.data])
    }
    const trigger = withoutData(onDocumentWritten('things/{id}', lazyHandler('onThing', load)))
    const event = {
      specversion: '1.0',
      id: '1',
      source: '',
      type: '',
      time: '',
      document: 'things/a',
    } as const
    await trigger({ ...event, data: 'bytes that nothing here could decode' })
    await trigger({ ...event, data: undefined })
    expect(events).toEqual([
      ['things/a', undefined],
      ['things/a', undefined],
    ])
    expect(loads).toBe(1)
  })

  it('is deployed with the same options', () => {
    const made = onDocumentWritten({ document: 'things/{id}', region: 'asia-south1' }, () => undefined)
    const light = withoutData(made)
    expect(Object.getOwnPropertyDescriptor(light, '__endpoint')?.value).toEqual(
      Object.getOwnPropertyDescriptor(made, '__endpoint')?.value,
    )
  })
})
