import { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { profileKey, profileSlug } from '@prangan/contract/profile-slug'
import type { PageContent } from '@prangan/contract/schemas/content'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Firestore } from 'firebase-admin/firestore'

/** Firestore takes so many values of a field in a query. */
const mostInQuery = 30

/** The slugs of the shown members of the faculty with these e-mail addresses, by the address. */
async function slugsOf(firestore: Firestore, emails: readonly string[]): Promise<Map<string, string>> {
  const parts = Array.from({ length: Math.ceil(emails.length / mostInQuery) }, (_, at) =>
    emails.slice(at * mostInQuery, (at + 1) * mostInQuery),
  )
  const found = await Promise.all(
    parts.map((part) =>
      firestore
        .collection(collectionPaths.faculty)
        .where('isRemoved', '==', false)
        .where('email', 'in', part)
        .get(),
    ),
  )
  return new Map(
    found
      .flatMap(({ docs }) => docs)
      .map((member) => {
        const { email, name } = parseDocument(FacultyDocumentSchema, { id: member.id, data: member.data() })
        return [email, profileSlug({ id: member.id, name })]
      }),
  )
}

/**
 * Names the profiles that a page's lists of people lead to by their slugs: the office types e-mail addresses, which are in no
 * public link. The name of somebody who has no profile leads nowhere.
 */
export async function linkProfiles(
  firestore: () => Promise<Firestore>,
  content: PageContent,
): Promise<PageContent> {
  const emailOf = (profile: string | undefined) => (profile ? profileKey(profile).email : undefined)
  const emails = content.blocks.flatMap((block) =>
    block.kind === 'people' ? block.people.flatMap(({ profile }) => emailOf(profile) ?? []) : [],
  )
  if (emails.length === 0) return content
  const slugs = await slugsOf(await firestore(), [...new Set(emails)])
  const blocks = content.blocks.map((block) => {
    if (block.kind !== 'people') return block
    const people = block.people.map((person) => {
      const email = emailOf(person.profile)
      return email === undefined ? person : { ...person, profile: slugs.get(email) ?? '' }
    })
    return { ...block, people }
  })
  return { ...content, blocks }
}
