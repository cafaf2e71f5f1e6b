import { otherLanguages } from '@prangan/contract/languages'
import {
  Bold,
  ExternalLink,
  Eye,
  History,
  Languages,
  Link2,
  ListTree,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react'
import type { RefObject } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { DraftStore, DraftView } from '../editor/draft-store.ts'
import type { ActiveText } from '../fields/active-text.ts'

const texts = () => deskMessages().pageEditor.bar

type FormatBarProps = {
  view: DraftView
  store: DraftStore
  activeText: ActiveText
  undoButton: RefObject<HTMLButtonElement | null>
  showsTranslations: boolean
  onShowTranslations: (isShown: boolean) => void
  isPreviewShown: boolean
  onShowPreview: (isShown: boolean) => void
  onParts: () => void
  onHistory: () => void
  /** Where the page is public; undefined where it is not. */
  publicPath: string | undefined
}

/** What can be done with the text that has the focus, and how the editor is shown. On a phone it has icons alone. */
export function FormatBar(props: FormatBarProps) {
  const { view, store, activeText, undoButton, showsTranslations, onShowTranslations } = props
  const { isPreviewShown, onShowPreview, onParts, onHistory, publicPath } = props
  return (
    <div role="toolbar" aria-label={texts().label} className="flex items-center justify-between sm:gap-1">
      <div className="flex max-sm:flex-4 sm:gap-1">
        <BarButton
          icon={Bold}
          label={texts().bold}
          title={texts().boldTitle}
          onClick={activeText.bold}
          keepsFocus
        />
        <BarButton
          icon={Link2}
          label={texts().link}
          title={texts().linkTitle}
          onClick={activeText.link}
          keepsFocus
        />
        <BarButton
          icon={Undo2}
          label={texts().undo}
          title={texts().undoTitle}
          isIdle={!view.canUndo}
          buttonRef={undoButton}
          shortcut="Control+Z"
          onClick={store.undo}
        />
        <BarButton
          icon={Redo2}
          label={texts().redo}
          title={texts().redoTitle}
          isIdle={!view.canRedo}
          shortcut="Control+Shift+Z"
          onClick={store.redo}
        />
      </div>
      <div className="flex max-sm:flex-5 sm:gap-1">
        {publicPath && (
          <a
            href={publicPath}
            target="_blank"
            rel="noopener"
            title={texts().viewTitle}
            className={barClass(false)}
          >
            <ExternalLink aria-hidden="true" size={16} />
            <span className="max-md:sr-only">{texts().view}</span>
            <span className="sr-only">{texts().viewWhat}</span>
          </a>
        )}
        <BarButton icon={ListTree} label={texts().parts} title={texts().partsTitle} onClick={onParts} />
        <BarButton icon={History} label={texts().history} title={texts().historyTitle} onClick={onHistory} />
        {otherLanguages.length > 0 && (
          <BarButton
            icon={Languages}
            label={texts().translations}
            title={texts().translationsTitle}
            isPressed={showsTranslations}
            onClick={() => onShowTranslations(!showsTranslations)}
          />
        )}
        <BarButton
          icon={Eye}
          label={texts().preview}
          title={texts().previewTitle}
          isPressed={isPreviewShown}
          onClick={() => onShowPreview(!isPreviewShown)}
        />
      </div>
    </div>
  )
}

const barClass = (isPressed: boolean) =>
  classNames(
    'inline-flex min-h-11 min-w-8 items-center justify-center gap-1.5 rounded-card px-1 sm:px-2 text-sm font-semibold max-sm:flex-1 md:px-2.5 lg:min-h-9',
    'hover:bg-indigo-50 aria-disabled:cursor-default aria-disabled:opacity-50 aria-disabled:hover:bg-transparent',
    isPressed ? 'bg-indigo-50 text-indigo-900' : 'text-muted',
  )

type BarButtonProps = {
  icon: LucideIcon
  label: string
  title: string
  onClick: () => void
  /** There is nothing to do for it: it takes no clicks, and keeps the focus. */
  isIdle?: boolean
  isPressed?: boolean
  shortcut?: string
  /** The text keeps its focus and its selection. */
  keepsFocus?: true
  buttonRef?: RefObject<HTMLButtonElement | null>
}

function BarButton(props: BarButtonProps) {
  const {
    icon: Icon,
    label,
    isPressed,
    isIdle = false,
    keepsFocus,
    buttonRef,
    shortcut,
    onClick,
    ...button
  } = props
  return (
    <button
      type="button"
      ref={buttonRef}
      {...button}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      onPointerDown={keepsFocus && ((event) => event.preventDefault())}
      className={barClass(isPressed ?? false)}
    >
      <Icon aria-hidden="true" size={16} />
      <span className="max-md:sr-only">{label}</span>
    </button>
  )
}
