import courtyard from 'virtual:art/scene-1'
import type { ReactNode } from 'react'
import manager from '../../../art/manager.svg'
import principal from '../../../art/principal.svg'
import { leaders } from '../../content/college.ts'
import { about, hero } from '../../content/home.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { NoticesSlot } from '../notices-slot.tsx'

const portraits = { principal, manager }

/** The home page. */
export function Component() {
  return (
    <>
      <Hero />
      <NewsAndEvents />
      <About />
    </>
  )
}

function Hero() {
  return (
    <section className="overflow-hidden bg-indigo-950 text-white">
      <div className="mx-auto grid max-w-[100rem] md:grid-cols-[2fr_3fr]">
        <Picture
          picture={courtyard}
          alt={hero.pictureText.en}
          sizes="(min-width: 1600px) 960px, (min-width: 769px) 60vw, 100vw"
          className="md:order-last md:h-full md:object-cover"
          isMain
        />
        <div className="hero-text grid content-center justify-items-start gap-4 py-8">
          <p className="text-sm font-semibold text-marigold-300">{hero.eyebrow.en}</p>
          <h1 className="text-2xl xl:text-3xl">{hero.title.en}</h1>
          <p lang="hi" className="text-lg text-marigold-100">
            {hero.title.hi}
          </p>
          <p className="text-indigo-200">{hero.text.en}</p>
          <p className="flex flex-wrap gap-3 pt-3">
            <a href={paths.admissionProcedure.href()} className={buttonClass('accent')}>
              Admission procedure
            </a>
            <a href={paths.allNotices.href()} className={buttonClass('outline')}>
              All notices
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

function NewsAndEvents() {
  return (
    <section aria-label="News and events" className="py-12 md:py-16">
      <Container className="grid gap-12 md:grid-cols-[1fr_14rem_1fr] md:gap-8 lg:grid-cols-[1fr_19rem_1fr] lg:gap-12">
        <Block title="Notices & Circulars" hindi="सूचनाएँ" note="Latest News">
          <NoticesSlot name="homeNews" />
          <ReadMore of="notices and circulars" />
        </Block>
        <Block title="Our Leadership" hindi="नेतृत्व">
          <ul className="grid gap-4 max-md:sm:grid-cols-2">
            {leaders.map((leader) => (
              <li key={leader.name.en} className="flex items-center gap-4 card p-4 lg:gap-5 lg:p-5">
                <img
                  src={portraits[leader.portrait]}
                  alt=""
                  width={480}
                  height={600}
                  loading="lazy"
                  className="w-20 flex-none rounded-card lg:w-24"
                />
                <span className="grid gap-0.5">
                  <span className="font-serif text-base leading-6 font-semibold text-indigo-900">
                    {leader.name.en}
                  </span>
                  <span className="text-sm text-muted">{leader.role.en}</span>
                  <span lang="hi" className="text-xs text-marigold-700">
                    {leader.role.hi}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Block>
        <Block title="Upcoming Events" hindi="आगामी कार्यक्रम">
          <NoticesSlot name="homeEvents" />
          <ReadMore of="upcoming events" />
        </Block>
      </Container>
    </section>
  )
}

type BlockProps = { title: string; hindi: string; note?: string; children: ReactNode }

function Block({ title, hindi, note, children }: BlockProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="border-b-2 border-indigo-900 pb-3">
        <h2 className="text-xl text-indigo-900">{title}</h2>
        <p className="flex h-6 items-baseline gap-x-3 text-sm text-marigold-700">
          <span lang="hi">{hindi}</span>
          {note && <span className="text-muted">{note}</span>}
        </p>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  )
}

function ReadMore({ of }: { of: string }) {
  return (
    <p className="pt-3">
      <a
        href={paths.allNotices.href()}
        className="inline-flex items-center gap-2 py-1 text-sm font-semibold text-indigo-900 decoration-marigold-500 underline-offset-4 hover:underline"
      >
        Read more<span className="sr-only"> {of}</span>
        <Icon name="arrow" className="size-4" />
      </a>
    </p>
  )
}

function About() {
  return (
    <section aria-labelledby="about" className="border-t border-line bg-sand py-12 md:py-16">
      <Container className="grid gap-x-16 gap-y-8 md:grid-cols-[3fr_2fr]">
        <div>
          <SectionHeading id="about" hindi={about.title.hi}>
            {about.title.en}
          </SectionHeading>
          <div className="grid max-w-[62ch] gap-4">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{paragraph.en}</p>
            ))}
          </div>
        </div>
        <ol className="grid content-center gap-6 border-l-2 border-marigold-500 pl-6 md:pl-8">
          {about.facts.map((fact) => (
            <li key={fact.year} className="grid gap-1">
              <span className="font-serif text-xl leading-7 font-semibold text-indigo-900">{fact.year}</span>
              <span className="text-sm text-muted">{fact.text.en}</span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
