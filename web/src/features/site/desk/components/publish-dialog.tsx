import type { ContentIssue } from '@prangan/contract/content/check-content'
import { settingsId } from '@prangan/contract/paths'
import { useEffect, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { useEditedSite } from '../edited-site.ts'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import { toHref } from '../fields/link-targets.ts'
import { type PageRow, pageName } from '../page-labels.ts'
import { leadsTo } from '../settings-forms/menu-moves.ts'
import { MenuOffer } from './menu-offer.tsx'
import { PublishForm } from './publish-form.tsx'

const texts = () => deskMessages().pageEditor.publishing

type PublishDialogProps = {
  isOpen: boolean
  onClose: () => void
  onGo: (issue: ContentIssue) => void
  draft: PageDraft
  page: PageRow
  view: DraftView
}

/** Everything between a draft and the public page: what is wrong, what changes, when, and why. Then its place in the menus. */
export function PublishDialog({ isOpen, onClose, onGo, ...props }: PublishDialogProps) {
  const { page, view } = props
  const { can } = useDeskSession()
  const chosen = useRef<ContentIssue>(undefined)
  const [offersMenu, setOfferingMenu] = useState(false)
  const isInMenus = useIsInMenus(page.id)
  useEffect(() => {
    if (isOpen) setOfferingMenu(false)
  }, [isOpen])
  const name = pageName({ id: page.id, title: view.head.title }) || texts().thisPage
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      finalFocus={() => {
        const issue = chosen.current
        chosen.current = undefined
        if (issue) onGo(issue)
        return issue === undefined
      }}
      title={offersMenu ? texts().menu.title(name) : texts().title(name)}
      description={offersMenu ? texts().menu.published : texts().text}
    >
      {offersMenu ? (
        <MenuOffer id={page.id} onClose={onClose} />
      ) : (
        <PublishForm
          {...props}
          onClose={(issue) => {
            chosen.current = issue
            onClose()
          }}
          onPublished={(isNew) => {
            if (isNew && !isInMenus && can('page:structure')) setOfferingMenu(true)
            else onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function useIsInMenus(id: string): boolean {
  const { settings } = useEditedSite()
  return id === settingsId || leadsTo(settings?.menus.menus ?? [], toHref({ kind: 'page', value: id }))
}
