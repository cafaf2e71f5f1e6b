import type { Job, Operation } from '@prangan/contract/schemas/operation'
import { type ReactNode, useId, useMemo } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { formatNumber, rupees } from '../../../../lib/format-number.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { watchOperation } from './watch-operation.ts'

const texts = () => deskMessages().operation
const time = (iso: string) => formatDateTime(new Date(iso))

/** Shows admins how the site runs, and what to do about each problem. */
export function OperationCard() {
  const headingId = useId()
  const { getToken } = useDeskSession()
  const load = useMemo(() => async () => watchOperation(getToken), [getToken])
  const { live, retry } = useLive(load, '')
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <h2 id={headingId} className="text-lg text-indigo-950">
        {texts().title}
      </h2>
      {live.status === 'loading' && (
        <p className="min-h-44 text-sm text-muted">{messages().common.loading}</p>
      )}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' && (
        <dl className="operation">
          <Version {...live.value} />
          <Backup lastBackup={live.value.lastBackup} />
          <Mails {...live.value.mails} />
          {live.value.reads && <Reads {...live.value.reads} />}
          {live.value.jobs.map((job) => (
            <JobItem key={job.name} {...job} />
          ))}
        </dl>
      )}
    </section>
  )
}

type ItemProps = {
  label: string
  value: string
  ask?: string | false | undefined
  name: string
  /** True if nothing is wrong, even if there is something to do. */
  isFine?: boolean
  children?: ReactNode
}

function Item({ label, value, ask, name, isFine = !ask, children }: ItemProps) {
  return (
    <div data-attention={isFine ? undefined : true}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {children && <dd>{children}</dd>}
      {ask && (
        <dd>
          {texts().askTo(ask)} <code>{name}</code>
        </dd>
      )}
    </div>
  )
}

const Version = ({ version, newer }: Pick<Operation, 'version' | 'newer'>) => (
  <Item
    label={texts().version.label}
    value={version}
    ask={newer !== null && texts().version.install}
    name="npm run upgrade"
    isFine
  >
    {newer && (
      <>
        {texts().version.newer(newer.version)}{' '}
        <a href={newer.url} target="_blank" rel="noreferrer" className="overview-link">
          {texts().version.whatIsNew}
          <NewTabHint />
        </a>
      </>
    )}
  </Item>
)

const Backup = ({ lastBackup }: Pick<Operation, 'lastBackup'>) => (
  <Item
    label={texts().backup.label}
    value={lastBackup ? time(lastBackup.at) : texts().backup.none}
    ask={(!lastBackup || lastBackup.isOld) && texts().backup.make}
    name="npm run backup"
  />
)

const Mails = ({ waiting, since, isStuck }: Operation['mails']) => (
  <Item
    label={texts().mails.label}
    value={waiting === 0 ? texts().mails.none : texts().mails.waiting(formatNumber(waiting), time(since))}
    ask={isStuck && texts().mails.check}
    name="SMTP_URL"
  />
)

const Reads = ({ documents, rupees: cost, at, isHigh }: NonNullable<Operation['reads']>) => (
  <Item
    label={texts().reads.label}
    value={texts().reads.value(formatNumber(documents), rupees(cost))}
    ask={isHigh && texts().reads.find}
    name="Firestore Usage"
  >
    {texts().reads.until(time(at))}
  </Item>
)

function JobItem({ name, at, state, failed }: Job) {
  const { jobs, notYet, failed: failedOn, late, readLog, resume } = texts()
  const values = {
    fine: () => time(at),
    failed: () => failedOn(time(at)),
    late: () => late(time(at)),
    'not yet': () => notYet,
  }
  const asks = { fine: undefined, 'not yet': undefined, failed: readLog, late: resume }
  return (
    <Item label={jobs[name].label} value={values[state]()} ask={asks[state]} name={name}>
      {state === 'not yet' || state === 'late'
        ? jobs[name].when
        : failed.length > 0 && <code>{failed.join(', ')}</code>}
    </Item>
  )
}
