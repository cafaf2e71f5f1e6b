import { documentPaths } from '@prangan/contract/paths'
import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { button, field, fill, openedDialog, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedDocument, storedPicture } from '../../../../testing/stored.ts'
import { DocumentPicker } from './document-picker.tsx'
import { PicturePicker } from './picture-picker.tsx'

function Pictures({ chosen = '' as PictureRef }) {
  const [value, setValue] = useState<PictureRef>(chosen)
  return <PicturePicker label="Slide" value={value} onChange={setValue} />
}

function Documents() {
  const [value, setValue] = useState('')
  return <DocumentPicker label="Rules" value={value} onChange={setValue} />
}

const chooseFile = async (file: File) => {
  const input = await waitFor(() => {
    const found = openedDialog()?.querySelector<HTMLInputElement>('input[type="file"]')
    if (!found) throw new Error('There is no file input.')
    return found
  })
  await waitFor(() => expect(document.activeElement).toBe(input))
  fireEvent.change(input, { target: { files: [file] } })
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  firestore.put(documentPaths.media('hall'), storedPicture())
  firestore.put(documentPaths.libraryDocument('prospectus'), storedDocument())
})

describe('A clerk who needs a picture', () => {
  it('chooses one of the library, sees it in the field, and can take it out again', async () => {
    const user = openScreen(<Pictures />)
    await press(user, 'Choose a picture: Slide')
    await press(user, 'The reading hall')
    await waitFor(() => expect(openedDialog()).toBeNull())
    await screen.findByAltText('The reading hall')
    await press(user, 'Remove: Slide')
    await waitFor(() => button('Choose a picture: Slide'))
    expect(screen.queryByAltText('The reading hall')).toBeNull()
  })

  it('sets the part of it that stays in view where it is cropped, with the arrow keys or a tap', async () => {
    server.answers('updatePicture', { message: 'The picture was saved.' })
    const user = openScreen(<Pictures chosen="media:hall" />)
    await press(user, 'Focal point: Slide')
    const point = await screen.findByRole('slider')
    point.focus()
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    await press(user, 'Save focal point')
    await says('The picture was saved.')
    await waitFor(() => expect(openedDialog()).toBeNull())
    expect(server.callsOf('updatePicture')[0]).toMatchObject({
      params: { id: 'hall' },
      body: { title: 'Hall.jpg', altEn: 'The reading hall', isDecorative: '0', focusX: 0.48, focusY: 0.52 },
    })
  })

  it.each([
    ['Keep mine', { focusX: 0.5, focusY: 0.52 }],
    ['Use theirs', { focusX: 0.5, focusY: 0.2 }],
  ])('chooses ‘%s’ where a colleague moves the same focal point, up or down', async (choice, kept) => {
    server.answers('updatePicture', { message: 'The picture was saved.' })
    const user = openScreen(<Pictures chosen="media:hall" />)
    await press(user, 'Focal point: Slide')
    const point = await screen.findByRole('slider')
    point.focus()
    await user.keyboard('{ArrowDown}')
    const moved = { title: 'Reading hall', focus: { x: 0.5, y: 0.2 }, version: 2 }
    act(() => firestore.put(documentPaths.media('hall'), storedPicture(moved)))
    await says('50 % from the left, 20 % from the top')
    await says('50 % from the left, 52 % from the top')
    await press(user, `${choice}: Focal point`)
    await press(user, 'Save focal point')
    await says('The picture was saved.')
    expect(server.callsOf('updatePicture')).toMatchObject([
      { body: { title: 'Reading hall', version: 2, ...kept } },
    ])
  })

  it('uploads one in place: the focus is on the file, and the picture is chosen', async () => {
    server.answers('addPicture', { message: 'The picture was added.', id: 'hall' })
    const user = openScreen(<Pictures />)
    await press(user, 'Choose a picture: Slide')
    await press(user, 'Upload a picture')
    await chooseFile(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    fill('Description', 'The hall')
    await press(user, 'Upload picture')
    await waitFor(() => expect(openedDialog()).toBeNull())
    await screen.findByAltText('The reading hall')
  })

  it('who gives the upload up is back at the button that led there', async () => {
    const user = openScreen(<Pictures />)
    await press(user, 'Choose a picture: Slide')
    await press(user, 'Upload a picture')
    await press(user, 'Cancel')
    await waitFor(() => expect(document.activeElement).toBe(button('Upload a picture')))
    expect(openedDialog()).not.toBeNull()
  })

  it('is told where the chosen one no longer exists', async () => {
    openScreen(<Pictures chosen="media:gone" />)
    await waitFor(() => expect(document.querySelector('fieldset .text-danger')).not.toBeNull())
  })
})

describe('A clerk who needs a document', () => {
  it('chooses one by its title and address', async () => {
    const user = openScreen(<Documents />)
    await press(user, 'Choose a document: Rules')
    await says(/^\/documents\/prospectus\.pdf/)
    await user.click(await screen.findByRole('button', { name: /^Prospectus/ }))
    await waitFor(() => expect(openedDialog()).toBeNull())
    await says('Prospectus')
    await waitFor(() => button('Change: Rules'))
  })

  it('adds one in place, whose title suggests its address', async () => {
    server.answers('addDocument', { message: 'The document was added.', id: 'prospectus' })
    const user = openScreen(<Documents />)
    await press(user, 'Choose a document: Rules')
    await press(user, 'Add a document')
    await chooseFile(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
    fill('Title', 'Rules of the hostel')
    await waitFor(() => expect(field('Address').value).toBe('rules-of-the-hostel'))
    await press(user, 'Add')
    await waitFor(() => expect(openedDialog()).toBeNull())
    await waitFor(() => button('Change: Rules'))
  })
})
