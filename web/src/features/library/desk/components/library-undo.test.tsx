import { college } from '@prangan/college/config'
import { documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedDocument, storedPicture } from '../../../../testing/stored.ts'
import { ViewDocuments } from './view-documents.tsx'
import { ViewMedia } from './view-media.tsx'

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
