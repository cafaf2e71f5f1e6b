import { Menu, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { DeskMark, DeskMenu, type DeskMenuProps } from './desk-menu.tsx'

const buttonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-card text-white hover:bg-indigo-800'

/** Shows the menu of a narrow screen: a bar with a button that slides it in. */
export function DeskTopBar(menu: DeskMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => drawer.current?.close()
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between gap-3 bg-indigo-950 px-4 py-3 md:hidden">
      <DeskMark {...menu} />
      <button
        type="button"
        className={buttonClass}
        aria-label={deskMessages().kit.openMenu}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Menu aria-hidden="true" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself. */}
      <dialog
        ref={drawer}
        aria-labelledby={titleId}
        className="desk-drawer"
        // A click on the dialog element itself is a click on the backdrop. An entry navigates away.
        onClick={({ target, currentTarget }) =>
          (target === currentTarget || (target instanceof Element && target.closest('a'))) && close()
        }
      >
        <div className="desk-sidebar relative flex min-h-full">
          <h2 id={titleId} className="sr-only">
            {messages().layout.menu}
          </h2>
          <DeskMenu
            {...menu}
            onLogout={() => {
              // The drawer would cover a confirmation before leaving.
              close()
              menu.onLogout()
            }}
          />
          <button
            type="button"
            className={`${buttonClass} absolute top-3 end-2`}
            aria-label={messages().layout.closeMenu}
            onClick={close}
          >
            <X aria-hidden="true" size={24} />
          </button>
        </div>
      </dialog>
    </header>
  )
}
