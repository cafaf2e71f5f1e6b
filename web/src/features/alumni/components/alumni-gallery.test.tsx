import { documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../testing/firestore.ts'
import { openScreen, press, says } from '../../../testing/screen.tsx'
import { storedAlumnus } from '../../../testing/stored.ts'
import { AlumniGallery } from './alumni-gallery.tsx'

const open = () => openScreen(<AlumniGallery initial={{ status: 'loading' }} />, '/alumni-gallery')

describe('A visitor of the gallery', () => {
  it('is told that nobody is in it yet', async () => {
    open()
    await says('No verified alumni found')
  })

  it('is told that it could not be read, and not that nobody is in it; trying again shows them', async () => {
    firestore.put(documentPaths.verifiedAlumnus('sarojini'), storedAlumnus())
    firestore.goAway()
    const person = open()
    await says('Error: Failed to fetch alumni')
    expect(document.body.textContent).not.toContain('No verified alumni found')
    firestore.comeBack()
    await press(person, 'Try again')
    await says('1 verified alumnus')
    await says('Sarojini Devi')
  })

  it('keeps who is shown when the connection is lost', async () => {
    firestore.put(documentPaths.verifiedAlumnus('sarojini'), storedAlumnus())
    open()
    await says('Sarojini Devi')
    firestore.goAway()
    expect(document.body.textContent).toContain('Sarojini Devi')
    expect(document.body.textContent).not.toContain('Error')
  })
})
