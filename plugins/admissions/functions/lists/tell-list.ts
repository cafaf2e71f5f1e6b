import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'
import { listId } from '../../contract/list-id.ts'
import { changesBetween } from '../../contract/merit/list-changes.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  isProvisional,
  isPublic,
  type MeritListRow,
  takesObjections,
} from '../../contract/schemas/admission-lists.ts'
import { type AdmissionDocument, finalList, provisionalList } from '../../contract/schemas/application.ts'
import { mailEach } from '../mail-each.ts'
import { listReference, toList } from './list-store.ts'

/** Milliseconds for which the nightly sweep goes on telling a final list. */
const toldFor = 3 * 24 * 60 * 60_000

/**
 * E-mails the applicants on a published list their place on it: on a provisional one with the end of the time for objections, on
 * a final one with what changed. Of a list that was final and is revised, only those whose place changed are told. Returns how many
 * mails that made: those who were told already are left out, so it can be repeated.
 */
export async function tellList(
  firestore: Firestore,
  list: AdmissionListDocument,
  now: Date,
): Promise<number> {
  if (list.status !== 'published' || !isPublic(list, now)) return 0
  if (isProvisional(list)) return takesObjections(list, now) ? tellProvisional(firestore, list, now) : 0
  return tellFinal(firestore, list, now)
}

function tellProvisional(firestore: Firestore, list: AdmissionListDocument, now: Date): Promise<number> {
  const { number, publishedAt, objectionsUntil } = list
  const until = objectionsUntil?.toISOString() ?? ''
  return mailPlaces(
    firestore,
    list,
    (application, { rank, waiting }) => {
      if (wasTold(application, provisionalList, publishedAt)) return undefined
      const content = { kind: provisionalList, listNumber: number, rank, waiting, until } as const
      return { topic: provisionalList, content }
    },
    now,
  )
}

async function tellFinal(firestore: Firestore, list: AdmissionListDocument, now: Date): Promise<number> {
  const { number, publishedAt, objections, replaces, revision, because, decisions } = list
  const id = listId(list, number, revision)
  const replaced = replaces ? toList(await listReference(firestore, replaces).get()) : undefined
  const places = new Map(replaced?.rows.map((row) => [row.id, row]))
  const changed = new Set(
    because === '' || !replaced ? [] : changesBetween(replaced.rows, list.rows).map((change) => change.id),
  )
  const before = (row: MeritListRow) => {
    if (!replaced) return { provisional: null }
    const earlier = places.get(row.id)
    const place = earlier ? { rank: earlier.rank, waiting: earlier.waiting } : null
    if (because !== '') return { provisional: null, revised: { place, because } }
    const { all, upheld } = objections
    return { provisional: { place, objections: all, upheld } }
  }
  const decided = new Set(decisions.map(({ application }) => application))
  return mailPlaces(
    firestore,
    list,
    (application, row) => {
      // The mail of an offer or a decision, or of what ended the application, says more.
      const isAhead =
        application.status !== 'verified' || application.offer?.list === id || decided.has(row.id)
      if (isAhead || wasTold(application, finalList, publishedAt)) return undefined
      if (because !== '' && !changed.has(row.id)) return undefined
      const { rank, waiting } = row
      const content = {
        kind: finalList,
        listNumber: number,
        rank,
        waiting,
        ...before(row),
      } as const
      return { topic: finalList, content }
    },
    now,
  )
}

const wasTold = ({ mails }: AdmissionDocument, about: string, publishedAt: Date): boolean =>
  mails.some(({ topic, at }) => topic === about && at >= publishedAt)

type MailOf = Parameters<typeof mailEach>[2]
type MailOfPlace = (application: AdmissionDocument, row: MeritListRow) => ReturnType<MailOf>

function mailPlaces(
  firestore: Firestore,
  { rows }: AdmissionListDocument,
  mailOf: MailOfPlace,
  now: Date,
): Promise<number> {
  const places = new Map(rows.map((row) => [documentPaths.admission(row.id), row]))
  return mailEach(
    firestore,
    [...places.keys()].map((path) => ({ ref: firestore.doc(path) })),
    (application, path) => {
      const row = places.get(path)
      return row && mailOf(application, row)
    },
    now,
  )
}

/** Tells those who are not told yet: the list became public later than its request, or the request was broken off. */
export async function tellLists(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const lists = firestore.collection(collectionPaths.admissionLists)
  const [provisional, published] = await Promise.all([
    lists.where('objectionsUntil', '>', now).get(),
    lists
      .where('publishedAt', '>', new Date(now.getTime() - toldFor))
      .where('publishedAt', '<=', now)
      .get(),
  ])
  const final = published.docs.filter((stored) => stored.get('objectionsUntil') === null)
  let told = 0
  for (const stored of [...provisional.docs, ...final])
    told += await tellList(firestore, parseStored(AdmissionListDocumentSchema, stored), now)
  return told
}
