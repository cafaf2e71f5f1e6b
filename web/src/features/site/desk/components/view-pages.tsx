import '../desk-pages.css'
import { settingsId } from '@prangan/contract/paths'
import { ChevronRight, PanelsTopLeft, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { editorHref } from '../editor-href.ts'
import { pages } from '../pages.ts'
import { pageColumns } from './page-columns.tsx'

const texts = () => deskMessages().pagesList

const loadDialogs = () => import('./page-dialogs.tsx')

export function ViewPages() {
  const screen = useResourceScreen(pages, loadDialogs)
  const { opener, filter, add } = screen
  const { can } = useDeskSession()
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={filter.tab === 'due' ? texts().captionDue : texts().caption}
      columns={useMemo(() => pageColumns(opener), [opener])}
      actions={
        can('page:structure') && (
          <Button onClick={add} data-opens="new">
            <Plus aria-hidden="true" size={18} />
            {texts().newPage}
          </Button>
        )
      }
      messages={<SettingsEntry />}
      tableClass="desk-table desk-pages"
      emptyText={filter.search ? texts().noMatch : texts().empty}
    />
  )
}

function SettingsEntry() {
  return (
    <p>
      <Link
        to={editorHref(settingsId)}
        className="group flex items-center gap-4 rounded-card border border-line bg-white px-4 py-3 shadow-card hover:border-indigo-400"
      >
        <span className="grid size-10 flex-none place-items-center rounded-card bg-marigold-100 text-marigold-700">
          <PanelsTopLeft aria-hidden="true" size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-indigo-900 group-hover:text-marigold-700">
            {texts().settings}
          </span>
          <span className="block text-sm text-muted">{texts().settingsText}</span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="flex-none text-muted" />
      </Link>
    </p>
  )
}
