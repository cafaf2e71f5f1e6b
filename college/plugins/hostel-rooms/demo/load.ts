import { lookFrom } from '@prangan/emulators/demo/portrait/look.ts'
import { makePortrait } from '@prangan/emulators/demo/portrait/portrait.ts'
import type { Target } from '@prangan/emulators/demo/target.ts'
import { setOfficeCounter } from '@prangan/functions/office/counters'
import { hostelPaths } from '../contract/paths.ts'
import { requestKeys } from '../contract/requests.ts'

const requests = [
  {
    id: 'demo-1',
    figure: 'woman',
    name: 'Pooja Sonkar',
    room: 'women-double',
    message: 'I come from Bhitauli, where the last bus leaves at 4 pm.',
    status: 'waiting',
  },
  { id: 'demo-2', figure: 'man', name: 'Rahul Nishad', room: 'men-triple', message: '', status: 'given' },
] as const

export async function load({ firestore, store }: Target): Promise<void> {
  const createdAt = new Date('2026-11-18T10:00:00+05:30')
  for (const [seed, { id, figure, ...request }] of requests.entries()) {
    const email = `${request.name.toLowerCase().replace(' ', '.')}@example.com`
    const photo = { name: 'photo.webp', contentType: 'image/webp' }
    const size = await store({
      path: hostelPaths.photo(id, photo.name),
      contentType: photo.contentType,
      isPublic: false,
      make: () => makePortrait(lookFrom(seed, figure, 'young')),
    })
    await firestore.doc(hostelPaths.request(id)).set({
      ...request,
      email,
      photo: { ...photo, size },
      version: 1,
      createdAt,
      updatedAt: createdAt,
      searchKeys: requestKeys({ name: request.name, email }),
    })
  }
  await setOfficeCounter(firestore, 'roomRequests', 1)
}
