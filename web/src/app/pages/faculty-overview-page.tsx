import { type FacultyContent, facultyOfArts, facultyOfScience } from '../../content/faculty.ts'
import { FacultyList } from '../../features/faculty/components/faculty-list.tsx'
import { FacultyOverview } from '../../features/faculty/components/faculty-overview.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ListWithoutScripts } from './list-without-scripts.tsx'
import { PageTitle } from './page-title.tsx'

function OverviewPage({ faculty }: { faculty: FacultyContent }) {
  return (
    <>
      <PageTitle
        eyebrow="Academics"
        title={faculty.title.en}
        hindi={faculty.title.hi}
        text={faculty.lead.en}
      />
      <Container className="grid gap-12 py-8 md:gap-16 md:py-12">
        <FacultyOverview faculty={faculty} />
        <section aria-labelledby="teachers">
          <SectionHeading id="teachers" hindi="हमारे शिक्षक">
            Our teachers
          </SectionHeading>
          <ListWithoutScripts>
            <FacultyList department={faculty.department} />
          </ListWithoutScripts>
        </section>
      </Container>
    </>
  )
}

/** The Faculty of Arts: its overview and its teachers (/faculty/arts). */
export const Arts = () => <OverviewPage faculty={facultyOfArts} />

/** The Faculty of Science: its overview and its teachers (/faculty/science). */
export const Science = () => <OverviewPage faculty={facultyOfScience} />
