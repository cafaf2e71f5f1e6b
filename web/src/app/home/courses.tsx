import { college } from '@prangan/contract/college.config'
import type { Shown } from '@prangan/contract/content/show-in'
import type { FrameBlockOf } from '@prangan/contract/schemas/content'
import { lazy, Suspense, useId, useState } from 'react'
import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import { loadErrorMessages } from '../../messages/errors.ts'
import { messages } from '../../messages/index.ts'
import { language } from '../../messages/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ShownText } from '../../ui/shown-text.tsx'

const EnquiryForm = lazy(async () => {
  const [{ EnquiryForm }] = await Promise.all([
    import('../../features/inquiries/components/enquiry-form.tsx'),
    import('../feature-pages.css'),
    loadErrorMessages(language()),
  ])
  return { default: EnquiryForm }
})

type CoursesBlock = Shown<FrameBlockOf<'courses'>>
type CourseKey = keyof typeof college.courses

const isCourse = (key: string): key is CourseKey => Object.hasOwn(college.courses, key)

/** The courses, one card each. */
export function Courses({ courses: { title, cards } }: { courses: CoursesBlock }) {
  return (
    <section aria-labelledby="courses" className="band">
      <Container>
        <SectionHeading id="courses">
          <ShownText text={title} />
        </SectionHeading>
        <ul className="courses">
          {cards.map((card) => (
            <CourseCard key={card.course + card.name.text} card={card} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** A course. Its enquiry shows an alert and by itself sends nothing: the button opens a native popover, without scripts. */
function CourseCard({ card }: { card: CoursesBlock['cards'][number] }) {
  const { course, name, text, href, picture } = card
  const enquiry = useId()
  const { home, common } = messages()
  return (
    <li className="card">
      <ContentPicture picture={picture} sizes="(min-width: 48.0625rem) 33vw, 100vw" />
      <h3>
        <ShownText text={name} />
      </h3>
      <p>
        <LocalizedContent text={text} />
      </p>
      <a href={href} className={buttonClass('secondary', 'small')}>
        {home.viewDetails}
        <span className="sr-only">{home.ofCourse(name.text)}</span>
      </a>
      <button type="button" popoverTarget={enquiry} className={buttonClass('quiet', 'small')}>
        {home.sendEnquiry}
        <span className="sr-only">{home.aboutCourse(name.text)}</span>
      </button>
      <div id={enquiry} popover="auto" className="enquiry">
        <p role="alert">{home.enquiryAnswer(name.text)}</p>
        <button type="button" popoverTarget={enquiry} popoverTargetAction="hide" className={buttonClass()}>
          {common.close}
        </button>
        {isCourse(course) && <HowToReachYou course={course} />}
      </div>
    </li>
  )
}

/** A small form for who wants an answer; its code is loaded when it is opened. */
function HowToReachYou({ course }: { course: CourseKey }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <span className="needs-scripts">
        <button type="button" data-replay="" className={buttonClass('quiet')} onClick={() => setOpen(true)}>
          {messages().home.howToReachYou}
        </button>
      </span>
    )
  }
  return (
    <div className="pt-4">
      <Suspense fallback={<p role="status">{messages().common.loading}</p>}>
        <EnquiryForm course={college.courses[course].en} />
      </Suspense>
    </div>
  )
}
