import { Link } from 'react-router-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { menuPageHref } from '../editor-href.ts'

const texts = () => deskMessages().pageEditor.publishing.menu

/** After the first publication: leads to the menus, where a link to the page is prepared. */
export function MenuOffer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <>
      <p ref={focus} tabIndex={-1} className="mt-6 outline-none">
        {texts().text}
      </p>
      <div className={dialogClasses.actions}>
        <Button look="quiet" onClick={onClose}>
          {texts().notNow}
        </Button>
        <Link to={menuPageHref(id)} className={buttonClass()}>
          {texts().choose}
        </Link>
      </div>
    </>
  )
}

/** The button that had the focus is gone. */
const focus = (text: HTMLElement | null) => text?.focus()
