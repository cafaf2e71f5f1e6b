import type { Target } from '@prangan/emulators/demo/target.ts'
import sharp from 'sharp'
import { hostelPaths } from '../contract/paths.ts'
import { requestKeys } from '../contract/requests.ts'

const requests = [
  { id: 'demo-1', name: 'Pooja Sonkar', room: 'women-double', status: 'waiting' },
  { id: 'demo-2', name: 'Rahul Nishad', room: 'men-triple', status: 'given' },
] as const

export async function load({ firestore, store }: Target): Promise<void> {
  const createdAt = new Date('2026-11-18T10:00:00+05:30')
  for (const { id, ...request } of requests) {
    const email = `${request.name.toLowerCase().replace(' ', '.')}@example.com`
    const photo = { name: 'photo.jpg', contentType: 'image/jpeg' }
    const size = await store({
      path: hostelPaths.photo(id, photo.name),
      contentType: photo.contentType,
      isPublic: false,
      make: () =>
        sharp({ create: { width: 300, height: 400, channels: 3, background: '#c9b79a' } })
          .jpeg()
          .toBuffer(),
    })
    await firestore.doc(hostelPaths.request(id)).set({
      ...request,
      email,
      message: '',
      photo: { ...photo, size },
      version: 1,
      createdAt,
      updatedAt: createdAt,
      searchKeys: requestKeys({ name: request.name, email }),
    })
  }
}
