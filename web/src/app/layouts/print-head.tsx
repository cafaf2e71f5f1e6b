import { college } from '@prangan/college/config'
import { dayInIndia } from '@prangan/contract/india-time'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDate } from '../../lib/format-day.ts'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { ShownText } from '../../ui/shown-text.tsx'

const noChanges = () => () => {}

export function PrintHead() {
  const { pathname, search } = useLocation()
  const { address } = useSettings().contact
  // A page from the cache may be older than its print.
  const today = useSyncExternalStore(
    noChanges,
    () => dayInIndia(new Date()),
    () => '',
  )
  return (
    <div className="print-head">
      <Container>
        <p>
          <b>{inLanguage(college.name)}</b>, <ShownText text={address} />
        </p>
        <p>
          {/* The local suite answers at more than one address. */}
          <span suppressHydrationWarning>{__SITE_URL__ + pathname + search}</span>
          {today && ` · ${messages().layout.printedOn(formatDate(today))}`}
        </p>
      </Container>
    </div>
  )
}
