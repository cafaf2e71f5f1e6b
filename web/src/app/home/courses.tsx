import { college } from '@prangan/contract/college.config'
import { lazy, Suspense, useState } from 'react'
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

const EnquiryForm = lazy(async () => ({
  default: (await import('../../features/inquiries/components/enquiry-form.tsx')).EnquiryForm,
}))

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

/** A course. Its enquiry shows an alert and by itself sends nothing: the button opens a native popover, without scripts. */
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
      <div id={enquiry} popover="auto" className="enquiry">
        <p role="alert">{enquiryAnswer(name.en)}</p>
        <button type="button" popoverTarget={enquiry} popoverTargetAction="hide" className={buttonClass()}>
          Close
        </button>
        <HowToReachYou id={id} />
      </div>
    </li>
  )
}

/** A small form for who wants an answer; its code is loaded when it is opened. */
function HowToReachYou({ id }: Pick<Course, 'id'>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <span className="needs-scripts">
        <button type="button" data-replay="" className={buttonClass('quiet')} onClick={() => setOpen(true)}>
          Tell us how to reach you
        </button>
      </span>
    )
  }
  return (
    <div className="pt-4">
      <Suspense fallback={<p role="status">Loading…</p>}>
        <EnquiryForm course={college.courses[id]} />
      </Suspense>
    </div>
  )
}
