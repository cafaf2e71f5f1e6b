import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentTrigger } from './document-trigger.ts'
import { lazyHandler } from './lazy-handler.ts'

afterEach(() => vi.unstubAllEnvs())

describe('A document trigger', () => {
  it('gets the document path without a snapshot, and loads its code once', async () => {
    const events: unknown[] = []
    let loads = 0
    const load = async () => {
      loads += 1
      return (event: { document: string; data?: unknown }) => events.push([event.document, event.data])
    }
    const trigger = documentTrigger(
      'onDocumentWritten',
      { document: 'things/{id}' },
      lazyHandler('onThing', load),
    )
    const event = {
      specversion: '1.0',
      id: '1',
      source: '',
      type: '',
      time: '',
      document: 'things/a',
    } as const
    await trigger?.({ ...event, data: 'bytes that nothing here could decode' })
    await trigger?.({ ...event, data: undefined })
    expect(events).toEqual([
      ['things/a', undefined],
      ['things/a', undefined],
    ])
    expect(loads).toBe(1)
  })

  it('is deployed with its options', () => {
    const options = { document: 'things/{id}', region: 'asia-south1' }
    const endpointOf = (trigger: object = {}) => Object.getOwnPropertyDescriptor(trigger, '__endpoint')?.value
    const made = endpointOf(documentTrigger('onDocumentWritten', options, () => undefined))
    expect(made).toBeDefined()
    expect(made).toEqual(endpointOf(onDocumentWritten(options, () => undefined)))
  })

  it('is there for a function of its kind, and not for one that is called over HTTP', () => {
    const make = () => documentTrigger('onDocumentCreated', { document: 'things/{id}' }, () => undefined)
    vi.stubEnv('FUNCTION_TARGET', 'onThing')
    vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'cloudevent')
    expect(make()).toBeDefined()
    vi.stubEnv('FUNCTION_TARGET', 'api')
    vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'http')
    expect(make()).toBeUndefined()
  })
})
