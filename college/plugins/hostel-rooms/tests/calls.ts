import { exampleOf } from '@prangan/functions/openapi/examples'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { call, form, signIn } from '@prangan/tests/support/call.ts'
import { type College, done } from '@prangan/tests/support/hostile/college.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { collectionPaths } from '../contract/paths.ts'

export async function aRequest(more: Record<string, string> = {}) {
  const email = newEmail('student')
  const body = { ...(exampleOf('requestRoom').body as Record<string, string>), email, ...more }
  return { email: body.email, sent: form({ ...body, photo: photoOf(await jpeg()) }) }
}

export const creates = {
  requestRoom: {
    what: 'a request for a hostel room',
    collection: collectionPaths.hostelRequests,
    make: async () => {
      const email = newEmail('student')
      return { fields: { email }, files: { photo: photoOf(await jpeg()) }, stored: { email } }
    },
  },
}

export async function requestOne({ origin, firestore }: Pick<College, 'origin' | 'firestore'>) {
  const { email, sent } = await aRequest()
  done(await call('POST /api/hostel-rooms', { origin, ...sent, headers: newClientHeaders() }))
  const { docs } = await firestore
    .collection(collectionPaths.hostelRequests)
    .where('email', '==', email)
    .get()
  return { id: docs[0]?.id ?? '', email }
}

export const asOffice = () => signIn('admin')

export const pathParameters = [
  [/^\/api\/hostel-rooms\/:id/, async (college: College) => ({ id: (await requestOne(college)).id })],
] as const

/** Written by hand, because a table derived from the abilities would test nothing. */
export const openedByGrant = { 'hostel:give': ['decideRoom', 'readRoomPhoto'] } as const

export const publicForms = ['requestRoom'] as const
