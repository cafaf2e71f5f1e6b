import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import type { HomeSettings } from '../../lib/site-layout.ts'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { ServicePanel } from './service-panel.tsx'

export function About({ about, services }: Pick<HomeSettings, 'about' | 'services'>) {
  return (
    <section aria-labelledby="about" className="band band-sand">
      <Container className="about">
        <div>
          <SectionHeading id="about">
            <ShownText text={about.title} />
          </SectionHeading>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph.text}>
              <LocalizedContent text={paragraph} />
            </p>
          ))}
          <ol>
            {about.facts.map((fact) => (
              <li key={fact.year + fact.text.text}>
                <b>{fact.year}</b>
                <LocalizedContent text={fact.text} />
              </li>
            ))}
          </ol>
        </div>
        <ServicePanel services={services} />
      </Container>
    </section>
  )
}
