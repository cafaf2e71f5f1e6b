import { about } from '../../content/home.ts'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ServicePanel } from './service-panel.tsx'

/** About the college, beside the service panel. */
export function About() {
  return (
    <section aria-labelledby="about" className="band band-sand">
      <Container className="about">
        <div>
          <SectionHeading id="about" hindi={about.title.hi}>
            {about.title.en}
          </SectionHeading>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph.en}>{paragraph.en}</p>
          ))}
          <ol>
            {about.facts.map((fact) => (
              <li key={fact.year}>
                <b>{fact.year}</b>
                {fact.text.en}
              </li>
            ))}
          </ol>
        </div>
        <ServicePanel />
      </Container>
    </section>
  )
}
