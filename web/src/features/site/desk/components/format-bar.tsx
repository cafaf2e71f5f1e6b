import { Bold, Eye, EyeOff, Languages, Link2, Undo2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { DraftStore, DraftView } from '../editor/draft-store.ts'
import type { ActiveText } from '../fields/active-text.ts'

type FormatBarProps = {
  view: DraftView
  store: DraftStore
  activeText: ActiveText
  undoButton: RefObject<HTMLButtonElement | null>
  showsHindi: boolean
  onShowHindi: (isShown: boolean) => void
  /** Undefined where there is nothing to preview. */
  preview: { isShown: boolean; onShow: (isShown: boolean) => void } | undefined
}

/** What can be done with the text that has the focus, and how the editor is shown. */
export function FormatBar(props: FormatBarProps) {
  const { view, store, activeText, undoButton, showsHindi, onShowHindi, preview } = props
  return (
    <div role="toolbar" aria-label="Text and view" className="flex flex-wrap items-center gap-1">
      <BarButton onClick={activeText.bold} title="Bold (Ctrl B): select the words first" keepsFocus>
        <Bold aria-hidden="true" size={16} />
        Bold
      </BarButton>
      <BarButton onClick={activeText.link} title="Link (Ctrl K): select the words first" keepsFocus>
        <Link2 aria-hidden="true" size={16} />
        Link
      </BarButton>
      <BarButton onClick={store.undo} disabled={!view.canUndo} buttonRef={undoButton}>
        <Undo2 aria-hidden="true" size={16} />
        Undo
      </BarButton>
      <span className="flex-1" />
      <BarButton onClick={() => onShowHindi(!showsHindi)} isPressed={showsHindi}>
        <Languages aria-hidden="true" size={16} />
        Hindi
      </BarButton>
      {preview && (
        <BarButton onClick={() => preview.onShow(!preview.isShown)} isPressed={preview.isShown}>
          {preview.isShown ? <EyeOff aria-hidden="true" size={16} /> : <Eye aria-hidden="true" size={16} />}
          Preview
        </BarButton>
      )}
    </div>
  )
}

type BarButtonProps = {
  onClick: () => void
  title?: string
  disabled?: boolean
  isPressed?: boolean
  /** The text keeps its focus and its selection. */
  keepsFocus?: true
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

function BarButton({ onClick, isPressed, keepsFocus, buttonRef, children, ...button }: BarButtonProps) {
  return (
    <button
      type="button"
      ref={buttonRef}
      {...button}
      aria-pressed={isPressed}
      onPointerDown={keepsFocus && ((event) => event.preventDefault())}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-card px-2.5 text-sm font-semibold',
        'hover:bg-indigo-50 disabled:cursor-default disabled:opacity-50 disabled:hover:bg-transparent',
        isPressed ? 'bg-indigo-50 text-indigo-900' : 'text-muted',
      )}
    >
      {children}
    </button>
  )
}
