import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
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

  it('opens a PDF in a tab of its own', async () => {
    const person = open({ xii: 'application/pdf' })
    server.answers('readApplicationDocument', {} as never)
    await press(person, 'Class 12 marksheet')
    await says('A PDF opens in a new tab.')
    expect(picture()).toBeNull()
    const link = document.querySelector<HTMLAnchorElement>('a[target="_blank"]')
    expect(link?.href).toMatch(/^blob:/)
  })

  it('is never shown a page, whatever its applicant sent', async () => {
    const person = open({ xii: 'text/html' })
    server.answers('readApplicationDocument', {} as never)
    const types: string[] = []
    const make = URL.createObjectURL
    URL.createObjectURL = (blob: Blob) => {
      types.push(blob.type)
      return 'blob:nothing'
    }
    await press(person, 'Class 12 marksheet')
    await says('Open in a new tab')
    expect(types).toEqual(['application/octet-stream'])
    URL.createObjectURL = make
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
