import ba from '../../../art/course-ba.svg'
import bca from '../../../art/course-bca.svg'
import bcom from '../../../art/course-bcom.svg'
import bsc from '../../../art/course-bsc.svg'
import ma from '../../../art/course-ma.svg'
import msc from '../../../art/course-msc.svg'
import { type Course, courses, coursesTitle, enquiryAnswer } from '../../content/courses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const drawings = { ba, bca, bcom, bsc, ma, msc }

/** The courses, one card each. */
export function Courses() {
  return (
    <section aria-labelledby="courses" className="band">
      <Container>
        <SectionHeading id="courses" hindi={coursesTitle.hi}>
          {coursesTitle.en}
        </SectionHeading>
        <ul className="courses">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** A course. Its enquiry only shows an alert and sends nothing: the button opens a native popover, without scripts. */
function CourseCard({ course }: { course: Course }) {
  const { id, name, text, href } = course
  const enquiry = `enquiry-${id}`
  return (
    <li className="card">
      <img src={drawings[id]} alt="" width={800} height={600} loading="lazy" />
      <h3>{name.en}</h3>
      <p>{text.en}</p>
      <a href={href} className={buttonClass('secondary', 'small')}>
        View Details<span className="sr-only">{` of ${name.en}`}</span>
      </a>
      <button type="button" popoverTarget={enquiry} className={buttonClass('quiet', 'small')}>
        Send Enquiry<span className="sr-only">{` about ${name.en}`}</span>
      </button>
      <div id={enquiry} popover="auto" role="alert" className="enquiry">
        <p>{enquiryAnswer(name.en)}</p>
        <button type="button" popoverTarget={enquiry} popoverTargetAction="hide" className={buttonClass()}>
          Close
        </button>
      </div>
    </li>
  )
}
