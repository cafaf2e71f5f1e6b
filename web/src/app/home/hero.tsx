import type { Shown } from '@prangan/contract/content/show-in'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { Carousel } from './carousel.tsx'

export function Hero({ hero }: { hero: Shown<SettingsBlockOf<'hero'>> }) {
  const { home } = messages()
  return (
    <div className="hero-band">
      <div className="hero">
        <div className="hero-text">
          <p className="hero-eyebrow">
            <ShownText text={hero.eyebrow} />
          </p>
          <h1>
            <ShownText text={hero.title} />
          </h1>
          <p className="leading-snug text-indigo-200">
            <LocalizedContent text={hero.text} />
          </p>
          <p className="flex flex-wrap gap-2 pt-2 sm:gap-3">
            <a href={paths.admissionProcedure.href()} className={`${buttonClass('accent')} max-sm:px-3`}>
              {home.admissionProcedure}
            </a>
            <a href={paths.allNotices.href()} className={`${buttonClass('outline')} max-sm:px-3`}>
              {home.allNotices}
            </a>
          </p>
        </div>
        <Carousel slides={hero.slides} />
      </div>
    </div>
  )
}
