import './missing-originals.css'
import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import type { Column } from '@prangan/web/ui/desk/data-table.tsx'
import { ResourceScreen } from '@prangan/web/ui/desk/resource-screen.tsx'
import { useResourceScreen } from '@prangan/web/ui/desk/use-resource-screen.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import { owedOriginals } from '../../../contract/originals.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { counterHref } from '../hrefs.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'
import { missingOriginals } from './missing-originals.ts'

const texts = () => admissionDeskMessages().counter.missing
const loadDialogs = () => import('../components/application-dialogs.tsx')

/** Who owes which original until when, the overdue on top. */
export function ViewMissing() {
  const screen = useResourceScreen(missingOriginals, loadDialogs)
  return (
    <ResourceScreen
      screen={screen}
      title={admissionMenuMessages().sections.missing}
      caption={texts().caption}
      columns={columns()}
      emptyText={texts().none}
      tableClass="desk-table desk-missing"
    />
  )
}

const columns = (): Column<ApplicationRow>[] => {
  const { headers } = texts()
  const today = dayInIndia(new Date())
  return [
    {
      id: 'title',
      header: headers.who,
      cell: (row) => (
        <>
          <Link to={counterHref(row.id)} className="font-semibold text-indigo-900 underline">
            <UserText text={row.name} />
          </Link>
          <span className="block text-xs text-muted tabular-nums">
            {row.roll?.number || row.applicationNumber}
          </span>
        </>
      ),
    },
    {
      id: 'mobile',
      header: headers.mobile,
      cell: ({ mobile }) => (
        <a href={`tel:${mobile}`} className="whitespace-nowrap tabular-nums underline">
          {mobile}
        </a>
      ),
    },
    {
      id: 'missing',
      header: headers.missing,
      cell: (row) => (
        <ul className="grid gap-0.5 text-sm">
          {owedOriginals(row).map(({ name, until }) => (
            <li key={`${name.en} ${until}`}>
              {inLanguage(name)} <span className="text-muted">{texts().until(formatDate(until))}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'type',
      header: headers.due,
      cell: ({ originalsDue }) => (
        <Badge tone={originalsDue < today ? 'danger' : 'marigold'}>
          {originalsDue < today ? texts().overdue(formatDate(originalsDue)) : formatDate(originalsDue)}
        </Badge>
      ),
    },
  ]
}
