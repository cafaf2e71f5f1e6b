import '@prangan/web/app/feature-pages.css'
import { college } from '@prangan/college/config'
import { pathIn } from '@prangan/contract/languages'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { useCategories } from '@prangan/web/features/news/api/categories.ts'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { inLanguage, language } from '@prangan/web/messages/language.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type FeedFormat, feedFormats, feedPath } from '../contract/feeds.ts'
import { pagePaths } from '../contract/names.ts'
import { MailForm } from './components/mail-form.tsx'
import { subscriptionMessages } from './messages.ts'

export const meta = (): PageMeta => {
  const { title, description } = subscriptionMessages()
  return {
    title,
    description: description(inLanguage(college.name)),
    feeds: (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
      type: feedFormats[format],
      path: pathOf(all, format),
      title: subscriptionMessages().all,
    })),
  }
}

/** The feed that has the notices of all categories. */
const all = 'all'

const pathOf = (of: string, format: FeedFormat): string => feedPath({ of, language: language(), format })

/** What calendar apps open to follow a calendar. */
const webcal = (of: string): string => (__SITE_URL__ + pathOf(of, 'ics')).replace(/^https?:/, 'webcal:')

const google = (of: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal(of) })}`

export function Component() {
  const { title, intro, mail, feed, calendar } = subscriptionMessages()
  const [params] = useSearchParams()
  const asked = params.get('category')
  const of = useCategories().find(({ key }) => key === asked)?.key ?? all
  return (
    <>
      <PageTitle title={title} text={intro} picture={<TitleArch name="board" />} />
      <Container className="grid gap-8 py-8 md:gap-10 md:py-12">
        <Way title={mail.title} text={mail.intro}>
          <NeedsScripts message={mail.withoutScripts}>
            <MailForm category={of === all ? undefined : of} />
          </NeedsScripts>
        </Way>
        <Device />
        <Choice chosen={of} />
        <div className="grid gap-6 md:grid-cols-2">
          <Way title={calendar.title} text={calendar.text}>
            <p className="flex flex-wrap gap-3">
              <a href={webcal(of)} className={buttonClass()}>
                {calendar.open}
              </a>
              <a href={google(of)} rel="noopener" className={buttonClass('secondary')}>
                {calendar.google}
              </a>
            </p>
            <Address label={calendar.address} path={pathOf(of, 'ics')} />
          </Way>
          <Way title={feed.title} text={feed.text}>
            <Address label={feed.formats.atom} path={pathOf(of, 'atom')} />
            <Address label={feed.formats.json} path={pathOf(of, 'json')} />
          </Way>
        </div>
      </Container>
    </>
  )
}

/** Notifications need scripts, and their code is loaded once the page is shown. */
function Device() {
  const [Section, setSection] = useState<ComponentType>()
  useEffect(() => {
    // The other ways work without.
    import('./device/device-notifications.tsx').then(
      ({ DeviceNotifications }) => setSection(() => DeviceNotifications),
      () => {},
    )
  }, [])
  return Section && <Section />
}

/** The categories as links, so that each choice has an address and needs no scripts. */
function Choice({ chosen }: { chosen: string }) {
  const feeds = [
    { key: all, label: subscriptionMessages().all },
    ...useCategories().map(({ key, name }) => ({ key, label: name.text })),
  ]
  const path = pathIn(language(), pagePaths.subscribe.path)
  return (
    <nav aria-label={subscriptionMessages().choose} className="grid gap-3">
      <h2 className="text-h3 text-indigo-900">{subscriptionMessages().choose}</h2>
      <ul className="flex flex-wrap gap-2">
        {feeds.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={key === all ? path : `${path}?category=${key}`}
              preventScrollReset
              aria-current={key === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-indigo-400 bg-white px-4 font-semibold text-indigo-950 hover:bg-indigo-50 aria-[current]:border-indigo-900 aria-[current]:bg-indigo-900 aria-[current]:text-white"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-h3 text-indigo-900">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

function Address({ label, path }: { label: string; path: string }) {
  return (
    <p>
      <span className="block text-sm font-semibold text-muted">{label}</span>
      <a href={path} className="wrap-anywhere text-indigo-800 underline">
        {__SITE_URL__ + path}
      </a>
    </p>
  )
}
