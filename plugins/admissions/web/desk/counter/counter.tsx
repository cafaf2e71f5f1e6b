import { idOfNumber, numberOfId } from '@prangan/contract/ids'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { chosenIn, type SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { applications } from '../applications.ts'
import { missingHref } from '../hrefs.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'
import { forgetDocuments } from '../scrutiny/use-document.ts'
import { FindApplicant } from './find-applicant.tsx'
import { Person } from './person.tsx'
import { numberIn } from './read-typed.ts'

const texts = () => admissionDeskMessages().counter

/** The day of admission: one person after another, from the search to the printed letter. */
export function Counter() {
  const { params, change } = useAddressParams()
  const { live, retry } = useSessions()
  const id = params.get('application') ?? ''
  useEffect(() => forgetDocuments, [])
  const [begun, setBegun] = useState('')
  const open = (next: string) => {
    setBegun('')
    change({ application: next }, true)
  }
  const openTyped = (text: string) => {
    const number = numberIn(text)
    open(number ? idOfNumber(number) : '')
    if (!number) setBegun(text)
  }
  const find = { onOpen: open, onNumber: (number: string) => open(idOfNumber(number)) }
  return (
    <section aria-labelledby="counter" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <h1 id="counter" tabIndex={-1} className="text-2xl text-indigo-950">
          {texts().title}
        </h1>
        {id === '' && (
          <Link to={missingHref} className={`${buttonClass('quiet', 'small')} max-sm:-ms-3`}>
            {admissionMenuMessages().sections.missing}
          </Link>
        )}
      </div>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' &&
        (id ? (
          <OnePerson
            key={id}
            id={id}
            sessions={live.value}
            find={find}
            onNext={() => open('')}
            onTyped={openTyped}
          />
        ) : (
          <FindApplicant {...find} begun={begun} />
        ))}
    </section>
  )
}

type OnePersonProps = {
  id: string
  sessions: readonly SessionRow[]
  find: ComponentProps<typeof FindApplicant>
  onNext: () => void
  onTyped: (text: string) => void
}

function OnePerson({ id, sessions, find, ...person }: OnePersonProps) {
  const { live, retry } = useLive(applications.watchOne, id)
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  if (!live.value) return <FindApplicant {...find} unknown={numberOfId(id)} />
  return <Person row={live.value} chosen={chosenIn(sessions, live.value)} {...person} />
}
