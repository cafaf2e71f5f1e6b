import type { ContentIssue } from '@prangan/contract/content/check-content'
import { isPageBlock } from '@prangan/contract/content/site-view'
import { settingsId } from '@prangan/contract/paths'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EditedSiteContext } from '../edited-site.ts'
import type { DraftView } from '../editor/draft-store.ts'
import { useEditorKeys } from '../editor/use-editor-keys.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import { useSiteAround } from '../editor/use-site-around.ts'
import { ActiveTextContext } from '../fields/active-text.ts'
import { LinkDialog } from '../fields/link-dialog.tsx'
import { targetName } from '../fields/link-targets.ts'
import { ShowsTranslations } from '../fields/shows-translations.ts'
import { type PageRow, stateAt } from '../page-labels.ts'
import { BlockList } from './block-list.tsx'
import { EditorHeader } from './editor-header.tsx'
import { FormatBar } from './format-bar.tsx'
import { goToCard, goToIssue } from './go-to-issue.ts'
import { HeadCard } from './head-card.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { PagePreview } from './page-preview.tsx'
import { PartList } from './part-list.tsx'
import { PartsDialog } from './parts-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type HomeScreenModule, SettingsPreview } from './settings-preview.tsx'
import { SuggestButton } from './suggest-button.tsx'
import { useActiveInput } from './use-active-text.ts'
import { goToConflict, useConflictFocus } from './use-conflict-focus.ts'

const texts = () => deskMessages().pageEditor

type EditorScreenProps = {
  draft: PageDraft
  page: PageRow
  view: DraftView
  back: { href: string; label: string }
  loadHomeScreen: () => Promise<HomeScreenModule>
}

const isWide = () => matchMedia('(min-width: 64rem)').matches

export function EditorScreen({ draft, page, view, back, loadHomeScreen }: EditorScreenProps) {
  const { store } = draft
  const { uid, can } = useDeskSession()
  const around = useSiteAround()
  const isSettings = page.id === settingsId
  const [showsTranslations, setShowsTranslations] = useState(true)
  const [hasPreview, setPreviewShown] = useState(isWide)
  const [open, setOpen] = useState<'publish' | 'history' | 'parts' | null>(null)
  const [issue, setIssue] = useState<ContentIssue | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { activeText, isLinking, stopLinking, setLink } = useActiveInput()
  const content = useDeferredValue(view)
  const hasChanges = page.hasDraft || view.state !== 'saved'
  const mayPublish = can('page:publish') || (page.ownersPublish && page.owners.includes(uid))
  const main = useEditorFocus()
  const close = () => setOpen(null)
  useConflictFocus(main, view.conflicts.length)

  useEditorKeys({
    onSave: () => {
      void store.flush()
      goToConflict(main.current)
    },
    onPublish: () => mayPublish && hasChanges && setOpen('publish'),
    onUndo: store.undo,
    onRedo: store.redo,
  })
  useEffect(() => {
    if (!issue) return
    setIssue(null)
    goToIssue({ ...view.head, blocks: [...view.blocks] }, issue)
  }, [issue, view])

  return (
    <EditedSiteContext value={around}>
      <ActiveTextContext value={activeText}>
        <ShowsTranslations value={showsTranslations}>
          <div className="min-h-dvh bg-paper">
            <EditorHeader
              page={page}
              view={view}
              back={back}
              action={
                mayPublish ? (
                  <Button
                    isIdle={!hasChanges}
                    title={hasChanges ? texts().publishTitle : texts().nothingToPublish}
                    aria-keyshortcuts="Control+Enter"
                    onClick={() => setOpen('publish')}
                  >
                    {texts().publish}
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
                showsTranslations={showsTranslations}
                onShowTranslations={setShowsTranslations}
                isPreviewShown={hasPreview}
                onShowPreview={setPreviewShown}
                onParts={() => setOpen('parts')}
                onHistory={() => setOpen('history')}
                publicPath={page.path && stateAt(page, new Date()) === 'published' ? page.path : undefined}
              />
            </EditorHeader>
            <main
              ref={main}
              id="content"
              tabIndex={-1}
              aria-label={isSettings ? deskMessages().pagesList.settings : texts().thisPage}
              className={classNames(
                'mx-auto grid gap-6 px-4 py-6 outline-none sm:px-6',
                hasPreview ? 'max-w-400 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-4xl',
              )}
            >
              <div className={classNames('grid content-start gap-4', hasPreview && 'max-lg:hidden')}>
                {isSettings ? (
                  <nav aria-label={texts().parts.label} className="min-w-0">
                    <PartList isCompact blocks={view.blocks} onGo={goToCard} />
                  </nav>
                ) : (
                  <HeadCard
                    head={view.head}
                    store={store}
                    conflicts={view.conflicts.filter(({ name }) => name === 'head')}
                    problem={view.problems.head}
                  />
                )}
                <BlockList view={view} store={store} isFree={!isSettings} undoButton={undoButton} />
              </div>
              {hasPreview && (
                <div className="max-lg:h-[calc(100dvh-11rem)] lg:sticky lg:top-30 lg:h-[calc(100dvh-8.5rem)]">
                  <Preview page={page} content={content} loadHomeScreen={loadHomeScreen} />
                </div>
              )}
            </main>
          </div>
          <LinkDialog
            isOpen={isLinking}
            href=""
            onClose={stopLinking}
            onChoose={(href) => setLink(href, targetName(href, around.site))}
          />
          <PartsDialog isOpen={open === 'parts'} onClose={close} hasHead={!isSettings} blocks={view.blocks} />
          <PublishDialog
            isOpen={open === 'publish'}
            onClose={close}
            onGo={(chosen) => {
              // Translations may be hidden: the way there begins when they are shown.
              setShowsTranslations(true)
              setIssue(chosen)
            }}
            draft={draft}
            page={page}
            view={view}
          />
          <HistoryPanel
            isOpen={open === 'history'}
            onClose={close}
            page={page}
            mayRollBack={can('page:publish')}
          />
        </ShowsTranslations>
      </ActiveTextContext>
    </EditedSiteContext>
  )
}

type PreviewProps = { content: DraftView } & Pick<EditorScreenProps, 'page' | 'loadHomeScreen'>

function Preview({ page, content, loadHomeScreen }: PreviewProps) {
  if (page.id === settingsId)
    return (
      <SettingsPreview
        loadHomeScreen={loadHomeScreen}
        blocks={content.blocks.filter((block) => !isPageBlock(block))}
      />
    )
  return (
    <PagePreview
      id={page.id}
      path={page.path}
      content={{ ...content.head, blocks: content.blocks.filter(isPageBlock) }}
    />
  )
}

/** The editor's main element: it has the focus when the editor opens, and when what had it is gone. */
function useEditorFocus() {
  const main = useRef<HTMLElement>(null)
  useFocusFallback(main, main)
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return main
}
