import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApplicationFile } from '../../../contract/schemas/full-application.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { DocumentViewer } from './document-viewer.tsx'

const { documents } = storedSession()
const file = (name: string, contentType: string): ApplicationFile => ({
  name: `${name}.file`,
  file: name,
  size: 90_000,
  contentType,
  at: new Date('2026-06-20T06:00:00Z'),
})
let turn = 0

/** Opens the viewer of an application with these types of documents, which nobody has looked at. */
function open(types: Readonly<Record<string, string>>) {
  turn += 1
  const row = {
    id: `meera-${turn}`,
    ...storedFullApplication({
      documents: Object.fromEntries(Object.entries(types).map(([slot, type]) => [slot, file(slot, type)])),
    }),
  }
  function Viewer() {
    const [slot, setSlot] = useState('')
    return <DocumentViewer row={row} documents={documents} slot={slot} onChoose={setSlot} />
  }
  return openScreen(<Viewer />)
}
const picture = () => document.querySelector('img')
const frame = () => document.querySelector('iframe')
const newTab = () => document.querySelector<HTMLAnchorElement>('a[target="_blank"]')
const pdf = '%PDF-1.7\n'

const { matchMedia } = globalThis
const { createObjectURL, revokeObjectURL } = URL
afterEach(() => {
  vi.stubGlobal('matchMedia', matchMedia)
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

function showPdfs({ isWide, hasViewer }: { isWide: boolean; hasViewer: boolean }): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: isWide }))
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true })
}

/** Keeps the types of the blobs that addresses are made for, and the addresses that are given back. */
function watchUrls() {
  const [made, revoked]: string[][] = [[], []]
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made?.push(blob.type)}`,
    revokeObjectURL: (url: string) => revoked?.push(url),
  })
  return { made, revoked }
}

describe('A clerk who looks at documents', () => {
  it('sees a picture beside the data, larger and smaller, and reads it once', async () => {
    const person = open({ photo: 'image/jpeg', xii: 'image/webp' })
    for (const _ of ['photo', 'xii']) server.answers('readApplicationDocument', {} as never)
    await press(person, 'Photo')
    await waitFor(() => expect(picture()?.alt).toBe('Photo'))
    expect(picture()?.src).toMatch(/^blob:/)
    await press(person, 'Zoom in')
    expect(picture()?.className).toContain('150%')
    await press(person, 'Class 12 marksheet')
    await waitFor(() => expect(picture()?.alt).toBe('Class 12 marksheet'))
    // Each view is recorded, so that what is shown again is not asked for again.
    await press(person, 'Photo')
    await waitFor(() => expect(picture()?.alt).toBe('Photo'))
    expect(server.callsOf('readApplicationDocument').map(({ params }) => params.slot)).toEqual([
      'photo',
      'xii',
    ])
    expect(server.callsOf('readApplicationDocument')[0]?.headers.authorization).toBe('Bearer token')
  })

  it('reads what the proof of the fee is called, also where the session has no name for it', async () => {
    open({ photo: 'image/jpeg', 'fee-proof': 'image/jpeg' })
    await says('Proof of payment')
  })

  it('sees a PDF beside the data too, and can still open it in a tab of its own', async () => {
    showPdfs({ isWide: true, hasViewer: true })
    const { made, revoked } = watchUrls()
    const person = open({ xii: 'application/pdf', photo: 'image/jpeg' })
    server.answersFile('readApplicationDocument', pdf)
    await press(person, 'Class 12 marksheet')
    const frame = await screen.findByTitle('Class 12 marksheet')
    expect(frame.getAttribute('src')).toMatch(/^blob:1#/)
    expect(made).toEqual(['application/pdf'])
    expect(newTab()?.href).toBe('blob:1')
    expect(frame.compareDocumentPosition(newTab() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    server.answers('readApplicationDocument', {} as never)
    await press(person, 'Photo')
    await waitFor(() => expect(picture()?.alt).toBe('Photo'))
    expect(revoked).toEqual(['blob:1'])
  })

  it.each([
    ['on a phone', { isWide: false, hasViewer: true }],
    ['in a browser that cannot show it', { isWide: true, hasViewer: false }],
  ])('opens a PDF in a tab of its own %s', async (_where, browser) => {
    showPdfs(browser)
    const person = open({ xii: 'application/pdf' })
    server.answersFile('readApplicationDocument', pdf)
    await press(person, 'Class 12 marksheet')
    await says('A PDF opens in a new tab.')
    expect(frame()).toBeNull()
    expect(newTab()?.href).toMatch(/^blob:/)
  })

  it.each([
    ['says that it is a PDF', 'application/pdf', '<script>alert(1)</script>'],
    ['has a PDF further down', 'application/pdf', `<p>${pdf}`],
    ['is a page', 'text/html', '<script>alert(1)</script>'],
  ])('is shown no file in a frame that %s, whatever its applicant sent', async (_what, type, bytes) => {
    showPdfs({ isWide: true, hasViewer: true })
    const { made } = watchUrls()
    const person = open({ xii: type })
    server.answersFile('readApplicationDocument', bytes)
    await press(person, 'Class 12 marksheet')
    await says('Open in a new tab')
    expect(frame()).toBeNull()
    expect(made).toEqual(['application/octet-stream'])
  })

  it('is told that one could not be loaded, and sees it after trying again', async () => {
    const person = open({ photo: 'image/jpeg' })
    server.isOutOfReach('readApplicationDocument')
    await press(person, 'Photo')
    await says('Photo could not be loaded. Please check your internet connection.')
    server.answers('readApplicationDocument', {} as never)
    await press(person, 'Try again')
    await waitFor(() => expect(picture()?.alt).toBe('Photo'))
  })

  it('reads that there are none', async () => {
    open({})
    await says('No documents have been uploaded.')
  })
})
