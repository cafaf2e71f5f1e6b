import { CSPProvider } from '@base-ui/react/csp-provider'
import type { Loaded } from '@prangan/contract/site-data'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { DeskTabs } from '@prangan/web/ui/desk/desk-tabs.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useMemo } from 'react'
import { useSessions } from '../api/use-sessions.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'
import { DaysClosing } from './days-closing.tsx'
import { DoubtfulMatches } from './doubtful-matches.tsx'
import { ImportStatement } from './import-statement.tsx'
import { matchAll } from './matched.ts'
import { OpenCredits } from './open-credits.tsx'
import { OpenDues } from './open-dues.tsx'
import { OpenRefunds } from './open-refunds.tsx'
import { SetAsideCredits } from './set-aside-credits.tsx'
import { SureMatches } from './sure-matches.tsx'
import { UncheckedPayments } from './unchecked-payments.tsx'

const texts = () => admissionDeskMessages().admissionPayments
const loadCredits = async () => (await import('./watch-credits.ts')).watchOpenCredits
const loadPayers = async () => (await import('./watch-credits.ts')).watchPayers
const loadDues = async () => (await import('./watch-credits.ts')).watchDues

/** The money of admissions: the bank's statement beside the fees that are awaited, and the receipts of a day. */
export function ViewPayments() {
  const { params, change } = useAddressParams()
  const asked = params.get('tab')
  const tab = asked === 'closing' || asked === 'refunds' || asked === 'dues' ? asked : 'match'
  const { label, ...tabs } = texts().tabs
  return (
    <CSPProvider disableStyleElements>
      <section aria-labelledby="payments" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <h1 id="payments" tabIndex={-1} className="text-2xl text-indigo-950">
          {admissionMenuMessages().sections.payments}
        </h1>
        <div className="min-w-0">
          <DeskTabs
            label={label}
            tabs={tabs}
            chosen={tab}
            onChoose={(chosen) => change({ tab: chosen === 'match' ? '' : chosen, day: '' }, true)}
          >
            {tab === 'closing' && <DaysClosing />}
            {tab === 'dues' && <OpenDues />}
            {tab === 'refunds' && (
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
                <OpenRefunds />
                <UncheckedPayments />
              </div>
            )}
            {tab === 'match' && <MatchStatement />}
          </DeskTabs>
        </div>
      </section>
    </CSPProvider>
  )
}

function MatchStatement() {
  const { live: sessions } = useSessions()
  const accounts = sessions.status === 'ready' ? accountsOf(sessions.value) : []
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
      <ImportStatement accounts={accounts} />
      <Matches />
    </div>
  )
}

const accountsOf = (sessions: readonly { payment: { account: { number: string } } }[]): string[] => [
  ...new Set(sessions.map(({ payment }) => payment.account.number).filter((number) => number !== '')),
]

const readyOf = <Value,>(live: Loaded<Value>): Value | undefined =>
  live.status === 'ready' ? live.value : undefined

function Matches() {
  const credits = useLive(loadCredits, 'open credits')
  const payers = useLive(loadPayers, 'payers')
  const dues = useLive(loadDues, 'dues')
  const [stored, awaited, due] = [readyOf(credits.live), readyOf(payers.live), readyOf(dues.live)]
  const matches = useMemo(
    () => (stored && awaited && due ? matchAll(stored, [...awaited, ...due], new Date()) : undefined),
    [stored, awaited, due],
  )
  const failed = [credits, payers, dues].find(({ live }) => live.status === 'failed')
  if (failed) return <LoadFailure onRetry={failed.retry}>{texts().notLoaded}</LoadFailure>
  if (!matches) return <SectionLoading />
  return (
    <>
      <SureMatches matches={matches.exact} />
      <DoubtfulMatches matches={matches.doubtful} />
      <OpenCredits matches={matches.none} />
      <SetAsideCredits />
    </>
  )
}
