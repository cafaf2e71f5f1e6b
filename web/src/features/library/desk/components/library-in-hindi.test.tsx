import { documentPaths } from '@prangan/contract/paths'
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../../../testing/in-hindi.ts'
import { server } from '../../../../testing/server.ts'
import { storedDocument, storedPicture } from '../../../../testing/stored.ts'

const allowed = /Hall\.jpg|\S*\/\S*|JPEG|PNG|WebP|\b[KM]B\b|\b[ap]m\b|Elsewhere/g

let close = () => {}

async function openPictures() {
  const desk = await onHindiDesk(() => import('./view-media.tsx'))
  close = desk.closeScreen
  desk.firestore.put(documentPaths.media('one'), storedPicture({ alt: { en: 'वाचनालय' } }))
  server.answers('listPictureUses', { uses: [{ page: 'fees', title: 'शुल्क', isPublished: false }] })
  return { ...desk, person: desk.openScreen(<desk.ViewMedia />, '/desk') }
}

async function openDocuments() {
  const desk = await onHindiDesk(() => import('./view-documents.tsx'))
  close = desk.closeScreen
  return { ...desk, person: desk.openScreen(<desk.ViewDocuments />, '/desk') }
}

afterEach(() => {
  close()
  setLanguage('en')
})

describe('A clerk who has chosen Hindi', () => {
  it('reads the pictures in it, the details of one, and how to describe it', async () => {
    const { person, press, says } = await openPictures()
    const row = await says('Hall.jpg')
    expect(saidInLatin(allowed)).toEqual([])
    fireEvent.click(row)
    await says('अभी अप्रकाशित')
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, 'वर्णन और काट-छाँट')
    await says('मुख्य बिंदु')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('is asked in it whether to delete a picture, and how to upload others', async () => {
    const { person, press, question, answer, says } = await openPictures()
    await says('Hall.jpg')
    await press(person, 'हटाएँ: Hall.jpg')
    await question()
    expect(saidInLatin(allowed)).toEqual([])
    await answer(person, 'रद्द करें')
    await press(person, 'चित्र अपलोड करें')
    await says('चित्र चुनें')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads in it that there is no document yet, and how to add one', async () => {
    const { person, press, says } = await openDocuments()
    await says(/यहाँ अभी कोई दस्तावेज़ नहीं है।/)
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, 'जोड़ें')
    await says('पृष्ठों पर यही लिंक के रूप में दिखता है।')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads the details of a document in it, whether to delete it, and how to change its title', async () => {
    const { firestore, person, press, question, answer, says } = await openDocuments()
    firestore.put(
      documentPaths.libraryDocument('one'),
      storedDocument({ title: { en: 'नियम' }, findings: ['scan'] }),
    )
    server.answers('listDocumentUses', { uses: [{ page: 'fees', title: 'शुल्क', isPublished: false }] })
    fireEvent.click(await says('नियम'))
    await says('अभी अप्रकाशित')
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, 'हटाएँ')
    await question()
    expect(saidInLatin(allowed)).toEqual([])
    await answer(person, 'रद्द करें')
    await press(person, 'शीर्षक बदलें')
    await says('पृष्ठों पर यही लिंक के रूप में दिखता है।')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads the English title of a document beside the Hindi one, and what was found without Latin full stops', async () => {
    const { firestore, says } = await openDocuments()
    firestore.put(
      documentPaths.libraryDocument('one'),
      storedDocument({ title: { en: 'Rules', hi: 'नियम' }, pages: 1, findings: ['scan'] }),
    )
    server.answers('listDocumentUses', { uses: [] })
    fireEvent.click(await says('नियम'))
    await says('स्कैन:')
    const { textContent } = document.body
    expect(textContent).toMatch(/शीर्षक \(अंग्रेज़ी में\)Rulesशीर्षक \(हिन्दी में\)नियम/)
    expect(textContent).toContain('1 पृष्ठ')
    expect(textContent).toContain('स्कैन: यह अक्षरों का चित्र है')
  })
})
