import { documentPaths } from '@prangan/contract/paths'
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadInHindi, saidInLatin } from '../../../../testing/in-hindi.ts'
import { press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedPicture } from '../../../../testing/stored.ts'

/** Names of files and of kinds of files, addresses, units, times of day, and the link that leaves the screen. */
const allowed = /Hall\.jpg|\S*\/\S*|JPEG|PNG|WebP|\b[KM]B\b|\b[ap]m\b|Elsewhere/g

/** Opens the pictures, of which there is one, or the documents. */
async function open(what: 'pictures' | 'documents') {
  await loadInHindi()
  const { firestore } = await import('../../../../testing/firestore.ts')
  const { closeScreen, openScreen } = await import('../../../../testing/screen.tsx')
  close = closeScreen
  if (what === 'pictures') {
    const { ViewMedia } = await import('./view-media.tsx')
    firestore.put(documentPaths.media('one'), storedPicture({ alt: { en: 'वाचनालय' } }))
    server.answers('listPictureUses', { uses: [{ page: 'fees', title: 'शुल्क', isPublished: false }] })
    return openScreen(<ViewMedia />, '/desk')
  }
  const { ViewDocuments } = await import('./view-documents.tsx')
  return openScreen(<ViewDocuments />, '/desk')
}
let close = () => {}

afterEach(() => {
  close()
  // The next file reads the main language.
  vi.resetModules()
})

describe('A clerk who has chosen Hindi', () => {
  it('reads the pictures in it, the details of one, and how to describe it', async () => {
    const person = await open('pictures')
    const row = await says('Hall.jpg')
    expect(saidInLatin(allowed)).toEqual([])
    fireEvent.click(row)
    await says('अभी अप्रकाशित')
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, 'वर्णन और काट-छाँट')
    await says('मुख्य बिंदु')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads in it that there is no document yet', async () => {
    await open('documents')
    await says(/यहाँ अभी कोई दस्तावेज़ नहीं है।/)
    expect(saidInLatin(allowed)).toEqual([])
  })
})
