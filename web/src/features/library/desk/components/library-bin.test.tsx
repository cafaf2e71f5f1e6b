import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedDocument, storedPicture } from '../../../../testing/stored.ts'
import { ViewDocuments } from './view-documents.tsx'
import { ViewMedia } from './view-media.tsx'

const deletion = { deletedAt: new Date('2026-03-03T09:30:00Z'), deletedBy: 'admin@college.test' }
const putDocument = () =>
  act(() =>
    firestore.put(documentPaths.deletedDocument('prospectus'), {
      ...storedDocument({ current: 3 }),
      ...deletion,
    }),
  )
// jsdom has no IntersectionObserver, which only a picture with files needs.
const putPicture = () =>
  act(() =>
    firestore.put(documentPaths.deletedPicture('hall'), { ...storedPicture({ files: [] }), ...deletion }),
  )

describe('A clerk at the bin of documents', () => {
  it('sees what was deleted, at which address, by whom, and until when it can be restored', async () => {
    putDocument()
    openScreen(<ViewDocuments />, '/desk?tab=bin')
    await says('Prospectus')
    await says('/documents/prospectus.pdf')
    await says('Version 3')
    await says(/^Deleted 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    await says(/^Kept until \d+ \w+ 2026, 3:00\spm$/)
  })

  it('is told that a document could not be restored, and that it was', async () => {
    putDocument()
    const person = openScreen(<ViewDocuments />, '/desk?tab=bin')
    server.refuses('restoreDocument', 'library-full')
    await press(person, 'Restore Prospectus')
    await says(errors['library-full'][1])
    server.answers('restoreDocument', { message: 'The document was restored.' })
    await press(person, 'Restore Prospectus')
    await says('The document was restored.')
  })

  it('is asked before a document is deleted permanently', async () => {
    putDocument()
    const person = openScreen(<ViewDocuments />, '/desk?tab=bin')
    await press(person, 'Delete Prospectus permanently')
    expect((await question()).textContent).toContain('all its versions are deleted. This cannot be undone.')
    server.answers('purgeDocument', { message: 'The document was deleted permanently.' })
    await press(person, 'Delete permanently')
    await says('The document was deleted permanently.')
  })
})

describe('A clerk at the bin of pictures', () => {
  it('sees what a picture shows and restores it', async () => {
    putPicture()
    const person = openScreen(<ViewMedia />, '/desk?tab=bin')
    await says('The reading hall')
    await says(/^Deleted 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    server.answers('restorePicture', { message: 'The picture was restored.' })
    await press(person, 'Restore Hall.jpg')
    await says('The picture was restored.')
  })

  it('is told that somebody else was quicker to delete one permanently', async () => {
    putPicture()
    const person = openScreen(<ViewMedia />, '/desk?tab=bin')
    await press(person, 'Delete Hall.jpg permanently')
    expect((await question()).textContent).toContain('This cannot be undone.')
    server.refuses('purgePicture', 'not-in-bin')
    await press(person, 'Delete permanently')
    await says(errors['not-in-bin'][1])
  })
})

describe('A clerk who has just deleted', () => {
  it('a picture has it again by one button', async () => {
    firestore.put(documentPaths.media('hall'), storedPicture())
    const person = openScreen(<ViewMedia />, '/desk')
    await press(person, 'Delete Hall.jpg')
    expect((await question()).textContent).toContain(`from the bin for ${college.limits.daysInBin} days`)
    server.answers('deletePicture', { message: 'The picture was deleted.' })
    await press(person, 'Delete')
    await says('The picture was deleted.')
    server.answers('restorePicture', { message: 'The picture was restored.' })
    await press(person, 'Undo')
    await says('The picture was restored.')
  })

  it('a document has it again by one button', async () => {
    firestore.put(documentPaths.libraryDocument('prospectus'), storedDocument())
    const person = openScreen(<ViewDocuments />, '/desk')
    await press(person, 'Delete Prospectus')
    server.answers('deleteDocument', { message: 'The document was deleted.' })
    await press(person, 'Delete')
    await says('The document was deleted.')
    server.answers('restoreDocument', { message: 'The document was restored.' })
    await press(person, 'Undo')
    await says('The document was restored.')
  })
})
