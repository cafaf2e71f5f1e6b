import '../people-table.css'
import { useEffect } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { watchPeople } from '../api/watch-people.ts'
import { usePeople } from '../people.ts'
import { personColumns } from './person-columns.tsx'

const texts = () => deskMessages().people

const nothing = { next: () => {}, failed: () => {} }
const loadDialogs = () => import('./person-dialogs.tsx')

/** Everyone who has access, for admins: their abilities, their state, and when they last signed in. */
export function ViewPeople() {
  const { getToken } = useDeskSession()
  // As long as the screen is there, so that another filter or page needs no other call.
  useEffect(() => watchPeople(getToken, nothing), [getToken])
  const screen = useResourceScreen(usePeople(), loadDialogs)
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={personColumns(screen.linkTo)}
      emptyText={texts().empty}
      filtersClass="grid gap-4 pb-6 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]"
      tableClass="desk-table people-table"
    />
  )
}
