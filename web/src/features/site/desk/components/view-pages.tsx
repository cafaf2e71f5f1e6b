import '../desk-pages.css'
import { settingsId } from '@prangan/contract/paths'
import { PanelsTopLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { editorAbility, editorHref } from '../editor-href.ts'
import { pagesNamedBy } from '../pages.ts'
import { pageColumns } from './page-columns.tsx'

const MissedSearchesList = lazy(async () => ({
  default: (await import('./missed-searches-list.tsx')).MissedSearchesList,
}))

const texts = () => deskMessages().pagesList

const loadDialogs = () => import('./page-dialogs.tsx')

export function ViewPages() {
  const nameOf = usePersonNames()
  const screen = useResourceScreen(
    useMemo(() => pagesNamedBy(nameOf), [nameOf]),
    loadDialogs,
  )
  const { opener, filter, add } = screen
  const { can } = useDeskSession()
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={filter.tab === 'due' ? texts().captionDue : texts().caption}
      columns={useMemo(
        () => pageColumns(opener, (id) => can(editorAbility(id)), nameOf),
        [opener, can, nameOf],
      )}
      actions={
        <>
          {can('page:structure') && (
            <Link
              to={editorHref(settingsId)}
              title={texts().settingsText}
              className={buttonClass('secondary')}
            >
              <PanelsTopLeft aria-hidden="true" size={18} />
              {texts().settings}
            </Link>
          )}
          {can('page:structure') && (
            <Button onClick={add} data-opens="new">
              <Plus aria-hidden="true" size={18} />
              {texts().newPage}
            </Button>
          )}
        </>
      }
      panels={{
        searches: (
          <Suspense fallback={<SectionLoading />}>
            <MissedSearchesList />
          </Suspense>
        ),
      }}
      tableClass="desk-table desk-pages"
      emptyText={filter.search ? texts().noMatch : texts().empty}
    />
  )
}
