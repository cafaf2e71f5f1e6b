import { isPageBlock } from '@prangan/contract/content/site-view'
import { frameId } from '@prangan/contract/paths'
import { useDeferredValue, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EditedSiteContext } from '../edited-site.ts'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import { useSiteAround } from '../editor/use-site-around.ts'
import { ActiveTextContext } from '../fields/active-text.ts'
import { LinkDialog } from '../fields/link-dialog.tsx'
import { targetText } from '../fields/link-targets.ts'
import { ShowsHindi } from '../fields/shows-hindi.ts'
import { type PageRow, stateAt } from '../page-labels.ts'
import { BlockList } from './block-list.tsx'
import { EditorHeader } from './editor-header.tsx'
import { FormatBar } from './format-bar.tsx'
import { HeadCard } from './head-card.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { PagePreview } from './page-preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SuggestButton } from './suggest-button.tsx'
import { useActiveBox } from './use-active-text.ts'

type EditorScreenProps = {
  draft: PageDraft
  page: PageRow
  view: DraftView
  back: { href: string; label: string }
}

/** A wide screen has room for the preview beside the editor. */
const isWide = () => matchMedia('(min-width: 64rem)').matches

/** The page in the editor, and what it will look like. */
export function EditorScreen({ draft, page, view, back }: EditorScreenProps) {
  const { store } = draft
  const { uid, can } = useDeskSession()
  const around = useSiteAround()
  const isFrame = page.id === frameId
  const [showsHindi, setShowsHindi] = useState(true)
  const [isPreviewShown, setPreviewShown] = useState(isWide)
  const [open, setOpen] = useState<'publish' | 'history' | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { activeText, isLinking, stopLinking, setLink } = useActiveBox()
  const content = useDeferredValue(view)
  const hasChanges = page.hasDraft || view.state !== 'saved'
  const mayPublish = can('page:publish') || (page.ownersPublish && page.owners.includes(uid))
  const hasPreview = isPreviewShown && !isFrame
  return (
    <EditedSiteContext value={around}>
      <ActiveTextContext value={activeText}>
        <ShowsHindi value={showsHindi}>
          <div className="min-h-dvh bg-paper">
            <EditorHeader
              page={page}
              view={view}
              draft={draft}
              back={back}
              action={
                mayPublish ? (
                  <Button disabled={!hasChanges} onClick={() => setOpen('publish')}>
                    Publish…
                  </Button>
                ) : (
                  <SuggestButton page={page} store={store} hasChanges={hasChanges} />
                )
              }
            >
              <FormatBar
                view={view}
                store={store}
                activeText={activeText}
                undoButton={undoButton}
                showsHindi={showsHindi}
                onShowHindi={setShowsHindi}
                preview={isFrame ? undefined : { isShown: isPreviewShown, onShow: setPreviewShown }}
                onHistory={() => setOpen('history')}
                publicPath={page.path && stateAt(page, new Date()) === 'published' ? page.path : undefined}
              />
            </EditorHeader>
            <div
              className={classNames(
                'mx-auto grid gap-6 px-4 py-6 sm:px-6',
                hasPreview ? 'max-w-400 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-4xl',
              )}
            >
              <main
                id="content"
                tabIndex={-1}
                className={classNames('grid content-start gap-4 outline-none', hasPreview && 'max-lg:hidden')}
              >
                {!isFrame && (
                  <HeadCard
                    head={view.head}
                    store={store}
                    conflicts={view.conflicts.filter(({ name }) => name === 'head')}
                    problem={view.problems.head}
                  />
                )}
                <BlockList view={view} store={store} isFree={!isFrame} undoButton={undoButton} />
              </main>
              {hasPreview && (
                <div className="lg:sticky lg:top-30 lg:h-[calc(100dvh-8.5rem)]">
                  <PagePreview
                    id={page.id}
                    path={page.path}
                    content={{ ...content.head, blocks: content.blocks.filter(isPageBlock) }}
                  />
                </div>
              )}
            </div>
          </div>
          <LinkDialog
            isOpen={isLinking}
            href=""
            onClose={stopLinking}
            onChoose={(href) => setLink(href, targetText(href, around.site).replace(/^\w+: /, ''))}
          />
          <PublishDialog
            isOpen={open === 'publish'}
            onClose={() => setOpen(null)}
            draft={draft}
            page={page}
            view={view}
          />
          <HistoryPanel
            isOpen={open === 'history'}
            onClose={() => setOpen(null)}
            page={page}
            mayRollBack={can('page:publish')}
          />
        </ShowsHindi>
      </ActiveTextContext>
    </EditedSiteContext>
  )
}
