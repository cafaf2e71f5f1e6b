import { parseDocument, type RawDocument } from '@prangan/contract/parse-document'
import { profileKey, profileSlug } from '@prangan/contract/profile-slug'
import type { PageContent } from '@prangan/contract/schemas/blocks'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'

/**
 * Adds profile slugs to a page's lists of people: the office types e-mail addresses, which are in no public link. Names without
 * a profile get no link.
 */
export async function linkProfiles(
  readFaculty: () => Promise<readonly RawDocument[]>,
  content: PageContent,
): Promise<PageContent> {
  const emailOf = (profile: string | undefined) => (profile ? profileKey(profile).email : undefined)
  const hasEmail = content.blocks.some(
    (block) => block.kind === 'people' && block.people.some(({ profile }) => emailOf(profile) !== undefined),
  )
  if (!hasEmail) return content
  const slugs = new Map(
    (await readFaculty()).map((member) => {
      const { email, name } = parseDocument(FacultyDocumentSchema, member)
      return [email, profileSlug({ id: member.id, name })]
    }),
  )
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
