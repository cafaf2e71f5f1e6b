import { messages } from '../../../messages/index.ts'
import { Container } from '../../../ui/container.tsx'
import type { FacultyProfile as Profile } from '../api/faculty-member.ts'
import { awardLine, experienceLine, publicationLine, qualificationLine } from '../api/record-lines.ts'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { RecordSection } from './record-section.tsx'

/** A member's page below the site settings: who it is, every field, and the records there are. */
export function FacultyProfile({ profile }: { profile: Profile }) {
  const texts = messages().faculty.profile
  return (
    <article>
      <ProfileHeader member={profile.member} />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <ProfileDetails member={profile.member} />
        <div className="grid gap-12 empty:hidden md:gap-16 lg:grid-cols-2">
          <RecordSection title={texts.experiences} lines={profile.experiences.map(experienceLine)} />
          <RecordSection title={texts.qualifications} lines={profile.qualifications.map(qualificationLine)} />
          <RecordSection title={texts.publications} lines={profile.publications.map(publicationLine)} />
          <RecordSection title={texts.awards} lines={profile.awards.map(awardLine)} />
        </div>
      </Container>
    </article>
  )
}
