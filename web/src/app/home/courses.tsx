import type { Shown } from '@prangan/contract/content/show-in'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { useId } from 'react'
import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import { messages } from '../../messages/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { CourseEnquiry } from './course-enquiry.tsx'

type CoursesBlock = Shown<SettingsBlockOf<'courses'>>

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

function CourseCard({ card }: { card: CoursesBlock['cards'][number] }) {
  const { course, name, facts, text, href, picture } = card
  const enquiry = useId()
  const { home } = messages()
  return (
    <li className="card">
      <ContentPicture picture={picture} sizes="(min-width: 48.0625rem) 33vw, 100vw" />
      <h3>
        <ShownText text={name} />
      </h3>
      <p>
        {facts && facts.text !== '' && (
          <span className="course-facts">
            <LocalizedContent text={facts} />
          </span>
        )}
        <LocalizedContent text={text} />
      </p>
      <a href={href} className={buttonClass('secondary', 'small')}>
        {home.viewDetails}
        <span className="sr-only">{home.ofCourse(name.text)}</span>
      </a>
      <button type="button" popoverTarget={enquiry} className={buttonClass('quiet', 'small')}>
        {home.enquire}
        <span className="sr-only">{home.aboutCourse(name.text)}</span>
      </button>
      <CourseEnquiry id={enquiry} course={course} name={name.text} />
    </li>
  )
}
