import { dataFiles } from '../../contract/data-files.ts'
import '@prangan/web/app/feature-pages.css'
import type { Loaded } from '@prangan/contract/site-data'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { useReceipt } from '@prangan/web/features/admissions/apply/api/receipt.ts'
import { BeforeYouBegin } from '@prangan/web/features/admissions/apply/components/before-you-begin.tsx'
import { ReceiptView } from '@prangan/web/features/admissions/apply/components/receipt.tsx'
import { RegistrationForm } from '@prangan/web/features/admissions/apply/components/registration-form.tsx'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { messages } from '@prangan/web/messages/index.ts'
import { Container } from '@prangan/web/ui/container.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import {
  courseTextsOf,
  lastTurn,
  listDays,
  shownSessions,
  useNow,
  whatToKeepReady,
} from '../apply/api/programmes.ts'
import { beginSteps, useStarted } from '../apply/api/started.ts'
import { Programmes } from '../apply/components/programmes.tsx'
import { registrationMessages } from '../apply/registration-messages.ts'

/** The code of the later steps, which is loaded after the first one is sent. */
const FullApplication = lazy(async () => ({
  default: (await import('../apply/full/full-application.tsx')).FullApplication,
}))

/** `at` is the time at which the programmes were read: see `lastTurn`. */
type LoadedSessions = { sessions: Loaded<readonly PublicSession[]>; at: string }

export const loader: NonNullable<PageModule<LoadedSessions>['loader']> = async (siteData) => {
  const sessions = await siteData.file<readonly PublicSession[]>(dataFiles.sessions)
  return { sessions, at: lastTurn(shownSessions(sessions), new Date()) }
}

export const meta = (): PageMeta => ({
  title: messages().admissions.page.title,
  description: messages().admissions.page.description,
})

/** What to know before: the days of the merit lists and what to keep ready are folded with it, since the form begins below. */
function factsOf(sessions: readonly PublicSession[], now: Date) {
  if (sessions.length === 0) return {}
  const { dates } = registrationMessages().before
  return { dates: [dates, ...listDays(sessions, now)].join('\n'), ready: whatToKeepReady(sessions) }
}

export function Component() {
  const { section, title, intro, withoutScripts } = messages().admissions.page
  const { sessions, at } = useLoaderData<LoadedSessions>()
  const shown = useMemo(() => shownSessions(sessions), [sessions])
  const now = useNow(shown, at)
  const courseTexts = useMemo(() => courseTextsOf(shown, now), [shown, now])
  const receipt = useReceipt()
  const started = useStarted()
  const about = (isOpen: boolean) => (
    <>
      <Programmes sessions={shown} now={now} />
      <BeforeYouBegin texts={factsOf(shown, now)} isOpen={isOpen} />
    </>
  )
  return (
    <>
      <PageTitle eyebrow={section} title={title} text={intro} picture={<TitleArch name="form" />} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 md:py-12">
        <NeedsScripts message={withoutScripts} instead={!receipt && !started && about(true)}>
          {started ? (
            <Suspense fallback={<Message tone="info">{messages().common.loading}</Message>}>
              <FullApplication key={started.number} started={started} sessions={sessions} />
            </Suspense>
          ) : receipt ? (
            <ReceiptView receipt={receipt} />
          ) : (
            <RegistrationForm about={about(false)} courseTexts={courseTexts} onOpened={beginSteps} />
          )}
        </NeedsScripts>
      </Container>
    </>
  )
}
