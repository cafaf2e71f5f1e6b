import { Container } from '../../../ui/container.tsx'
import type { FacultyProfile as Profile } from '../api/faculty-member.ts'
import { formatPeriod } from '../api/format-period.ts'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { type RecordLine, RecordSection } from './record-section.tsx'

const experiencesOf = ({ experiences }: Profile): RecordLine[] =>
  experiences.map(({ id, position, organization, from, to }) => ({
    id,
    when: formatPeriod(from, to),
    what: position,
    more: [organization],
  }))

const qualificationsOf = ({ qualifications }: Profile): RecordLine[] =>
  qualifications.map(({ id, degree, specialization, institute, year }) => ({
    id,
    when: year,
    what: specialization ? `${degree}, ${specialization}` : degree,
    more: [institute],
  }))

const publicationsOf = ({ publications }: Profile): RecordLine[] =>
  publications.map(({ id, publication, category, month, year, indexing, issn, impact }) => ({
    id,
    when: [month, year].filter(Boolean).join(' '),
    what: publication,
    more: [category, indexing, issn && `ISSN ${issn}`, impact && `Impact factor ${impact}`],
  }))

const awardsOf = ({ awards }: Profile): RecordLine[] =>
  awards.map(({ id, award, year, awardingOrganization }) => ({
    id,
    when: year,
    what: award,
    more: [awardingOrganization],
  }))

/** A member's page below the frame: who it is, every field, and the records there are. */
export function FacultyProfile({ profile }: { profile: Profile }) {
  return (
    <article>
      <ProfileHeader member={profile.member} />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <ProfileDetails member={profile.member} />
        <div className="grid gap-12 empty:hidden md:gap-16 lg:grid-cols-2">
          <RecordSection title="Experience" hindi="अनुभव" lines={experiencesOf(profile)} />
          <RecordSection title="Qualifications" hindi="योग्यताएँ" lines={qualificationsOf(profile)} />
          <RecordSection title="Publications" hindi="प्रकाशन" lines={publicationsOf(profile)} />
          <RecordSection title="Awards" hindi="सम्मान" lines={awardsOf(profile)} />
        </div>
      </Container>
    </article>
  )
}
