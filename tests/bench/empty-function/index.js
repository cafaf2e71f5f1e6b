import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/v2/https'

/*
 * The least that a function can do: what every call is measured against. The other two do what the emulators ask of any
 * read and any write of an admin's, and nothing else: what a call takes beyond them is ours.
 */

const region = 'asia-south1'
initializeApp()

export const empty = onRequest({ region }, (_request, response) => {
  response.json({})
})

export const bareRead = onRequest({ region }, async (_request, response) => {
  const document = await getFirestore().doc('notices/current').get()
  response.json({ exists: document.exists })
})

export const bareWrite = onRequest({ region }, async (request, response) => {
  await getAuth().verifyIdToken(request.get('authorization').slice('Bearer '.length), true)
  const firestore = getFirestore()
  const current = await currentNotices(firestore)
  const batch = firestore.batch()
  for (const collection of ['bareNews', 'bareAudit']) {
    batch.create(firestore.collection(collection).doc(), { title: 'Bench', at: new Date() })
  }
  batch.set(firestore.doc('bareNotices/current'), current)
  await batch.commit()
  response.json({})
})

let current

/** A document as large as the one that a notice's writing renews. */
async function currentNotices(firestore) {
  current ??= (await firestore.doc('notices/current').get()).data()
  return current
}
