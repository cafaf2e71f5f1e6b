import { documentPaths } from '@prangan/contract/paths'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { button, field, fill, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedPicture } from '../../../../testing/stored.ts'
import { needsDescription } from '../picture-form.ts'
import { ViewMedia } from './view-media.tsx'

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

async function choose(...files: File[]) {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const user = openScreen(<ViewMedia />, '/desk')
  await press(user, 'Upload pictures')
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!found) throw new Error('There is no file input.')
    return found
  })
  fireEvent.change(input, { target: { files } })
  return user
}

describe('A clerk who uploads pictures', () => {
  it('is asked for a description of each, and nothing is sent before', async () => {
    const user = await choose(photo('a.jpg'))
    await press(user, 'Upload picture')
    await says(needsDescription())
    await waitFor(() => expect(document.activeElement).toBe(field('Description')))
  })

  it('may say that one is decorative', async () => {
    server.answers('addPicture', { message: 'The picture was added.', id: 'one' })
    const user = await choose(photo('a.jpg'))
    await user.click(screen.getByLabelText(/^Decorative/))
    await press(user, 'Upload picture')
    await says('The picture was added.')
  })

  it('is told at once of files that are no pictures, which are not counted', async () => {
    await choose(photo('a.pdf', 'application/pdf'), photo('b.jpg'), new File([], 'c.jpg'))
    const wrong = await waitFor(() => document.querySelector('[role="alert"] p')?.textContent ?? '')
    expect(wrong).toMatch(/^a\.pdf: Please choose a JPEG, PNG or WebP picture\.\nc\.jpg: /)
    expect(button('Upload picture').disabled, 'the only one that can be uploaded').toBe(false)
  })

  it('is told of one that the browser cannot show, which is not counted either', async () => {
    await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
    await waitFor(() => button('Upload 3 pictures'))
    fireEvent.error(document.querySelector('[data-picture] img') as Element)
    await says('a.jpg: This file is damaged or is no picture. Choose another one.')
    expect(button('Upload 2 pictures').disabled).toBe(false)
  })

  it('keeps what was typed where the server refuses it', async () => {
    server.refuses('addPicture', 'picture-shape')
    const user = await choose(photo('a.jpg'))
    fill('Description', 'The hall')
    await press(user, 'Upload picture')
    await says(/too small, or too long and narrow/)
    expect(field('Description').value).toBe('The hall')
    expect(button('Upload picture').disabled).toBe(false)
  })
})

describe('The list of pictures', () => {
  it('shows a picture that somebody else has added, and which pages use it', async () => {
    openScreen(<ViewMedia />, '/desk')
    firestore.put(documentPaths.media('one'), storedPicture())
    server.answers('listPictureUses', { uses: [{ page: 'fees', title: 'Fees', isPublished: false }] })
    fireEvent.click(await says('Hall.jpg'))
    await says('Fees')
    await says('Not published yet')
  })

  it.each([
    ['Keep mine', '50 % from the left, 48 % from the top'],
    ['Use theirs', '50 % from the left, 20 % from the top'],
  ])('asks a clerk who moved the focal point, as a colleague did: ‘%s’', async (choice, kept) => {
    firestore.put(documentPaths.media('one'), storedPicture())
    const user = openScreen(<ViewMedia />, '/desk?open=one&edit=1')
    const point = await screen.findByRole('slider')
    point.focus()
    await user.keyboard('{ArrowUp}')
    act(() =>
      firestore.put(documentPaths.media('one'), storedPicture({ focus: { x: 0.5, y: 0.2 }, version: 2 })),
    )
    await press(user, `${choice}: Focal point`)
    await waitFor(() => expect(point.getAttribute('aria-valuetext')).toBe(kept))
    expect(document.body.textContent).not.toContain('Somebody else has just changed')
  })
})
