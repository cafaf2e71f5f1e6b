import { collections, documents, type RecordKind } from '@prangan/contract/paths'
import {
  type AwardDocument,
  AwardDocumentSchema,
  type ExperienceDocument,
  ExperienceDocumentSchema,
  type FacultyDocument,
  FacultyDocumentSchema,
  type PublicationDocument,
  PublicationDocumentSchema,
  type QualificationDocument,
  QualificationDocumentSchema,
} from '@prangan/contract/schemas/faculty'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { experiencesNewestFirst, publicationsNewestFirst, yearsNewestFirst } from './newest-first.ts'

/** A member of the faculty, with the uid of their account. */
export type Member = FacultyDocument & { uid: string }

type WithId<Content> = Content & { id: string }

/** A member's four lists of records, each newest first. */
export type MemberRecords = {
  experiences: WithId<ExperienceDocument>[]
  awards: WithId<AwardDocument>[]
  qualifications: WithId<QualificationDocument>[]
  publications: WithId<PublicationDocument>[]
}

/** Throws when a stored document is not of its schema: nothing half-read goes out. */
function toMembers(snapshot: QuerySnapshot): Member[] {
  return snapshot.docs.map((document) => ({
    ...FacultyDocumentSchema.parse(document.data()),
    uid: document.id,
  }))
}

/** By name; the address decides between namesakes, so the order never wavers. */
function byName(a: Member, b: Member): number {
  return a.name.localeCompare(b.name, 'en') || a.email.localeCompare(b.email, 'en')
}

const members = (firestore: Firestore): Query => firestore.collection(collections.faculty)

/** Profiles say whether they are removed; one that does not counts as removed, as it does in the rules. */
const shownMembers = (firestore: Firestore): Query => members(firestore).where('isRemoved', '==', false)

/** Every member, removed or not, by name. */
export async function readFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await members(firestore).get()).sort(byName)
}

/** The members who are shown to the public, by name. */
export async function readShownFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await shownMembers(firestore).get()).sort(byName)
}

/** The member with this address, in its normal form, where there is one who is shown to the public. */
export async function findShownMember(firestore: Firestore, email: string): Promise<Member | undefined> {
  const [member] = toMembers(await shownMembers(firestore).where('email', '==', email).limit(1).get())
  return member
}

/** The records of a member who is shown. Where they are removed at this very moment, the records go with them. */
export async function readShownRecords(firestore: Firestore, uid: string): Promise<MemberRecords> {
  const read = async <Content>(kind: RecordKind, schema: { parse(stored: unknown): Content }) => {
    const shown = firestore.collection(documents.facultyRecords(uid, kind)).where('isRemoved', '==', false)
    const { docs } = await shown.get()
    return docs.map((document) => ({ ...schema.parse(document.data()), id: document.id }))
  }
  const [experiences, awards, qualifications, publications] = await Promise.all([
    read('experiences', ExperienceDocumentSchema),
    read('awards', AwardDocumentSchema),
    read('qualifications', QualificationDocumentSchema),
    read('publications', PublicationDocumentSchema),
  ])
  return {
    experiences: experiences.sort(experiencesNewestFirst),
    awards: awards.sort(yearsNewestFirst),
    qualifications: qualifications.sort(yearsNewestFirst),
    publications: publications.sort(publicationsNewestFirst),
  }
}
