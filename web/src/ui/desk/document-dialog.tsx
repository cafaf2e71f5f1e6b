import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Choices, Listed, Resource } from '../../lib/resource.ts'
import { useLive } from '../../lib/use-live.ts'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { LoadFailure } from '../load-failure.tsx'
import { Message } from '../message.tsx'
import { UserText } from '../user-text.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogParts, DialogsProps } from './dialog-parts.ts'
import { FormFooter, lastInDialog, lastInPanel } from './form-footer.tsx'
import { OthersHere } from './others-here.tsx'
import { SectionLoading } from './section-loading.tsx'
import { SidePanel } from './side-panel.tsx'
import { showToast } from './toasts.tsx'

type DocumentDialogProps<Row extends Listed, All extends Choices, Kind extends string> = {
  id: string
  resource: Resource<Row, All>
  parts: DialogParts<Row, Kind>
  listed: Row | undefined
  address: DialogsProps<Row, Kind>['address']
  ask: DialogsProps<Row, Kind>['ask']
  finalFocus: () => HTMLElement | null
  children: ReactNode
  onAnswered: () => void
}

export function DocumentDialog<Row extends Listed, All extends Choices, Kind extends string>({
  id,
  resource,
  parts,
  listed,
  address,
  ask,
  finalFocus,
  children,
  onAnswered,
}: DocumentDialogProps<Row, All, Kind>) {
  const { titles, Details, Buttons, Form, Versions, isPanel } = parts
  const { live, retry } = useLive(
    resource.watchOne,
    id,
    listed ? { status: 'ready', value: listed } : { status: 'loading' },
  )
  const isForm = !Details || address.isEditing
  const [opened, setOpened] = useState<Row | null>(null)
  const newest = live.status === 'ready' ? live.value : opened
  if (isForm && !opened && newest) setOpened(newest)
  if (!isForm && opened) setOpened(null)
  const isGone = live.status === 'ready' && live.value === null
  useEffect(() => {
    if (isGone) onAnswered()
  }, [isGone, onAnswered])
  const [isBusy, setBusy] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isEditing = Form !== undefined && opened !== null
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) content.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const Container = isPanel ? SidePanel : Dialog
  const leave = Details && address.isEditing ? address.stopEditing : address.close
  const answered = (message: string) => {
    leave()
    showToast(message)
  }
  const history = newest && (
    <div className="grid gap-8">
      {Versions && <Versions row={newest} onRestored={answered} />}
      <AuditTrail subject={resource.subjectOf?.(newest) ?? resource.documentPath(id)} />
    </div>
  )
  const details = newest && {
    row: newest,
    ask: (kind: Kind) => ask(kind, [newest]),
    edit: address.edit,
    open: address.open,
    close: address.close,
    onBusyChange: setBusy,
  }
  return (
    <Container
      isOpen={address.openId !== ''}
      onClose={leave}
      isBusy={isBusy}
      isWide={Details !== undefined}
      title={(isEditing ? titles.edit : titles.details) ?? titles.edit ?? ''}
      description={<UserText text={(newest ?? listed) ? resource.nameOf((newest ?? listed) as Row) : ''} />}
      initialFocus={isForm ? undefined : 'title'}
      finalFocus={finalFocus}
    >
      <div ref={content}>
        <div className={classNames('grid gap-8', !isPanel && 'mt-6')}>
          {isEditing && <OthersHere record={resource.documentPath(id)} />}
          {isEditing ? (
            <>
              <Form
                opened={opened}
                newest={newest}
                params={Details ? ['open', 'edit'] : ['open']}
                place={isPanel ? 'panel' : Details ? 'last' : 'above'}
                onBusyChange={setBusy}
                onCancel={leave}
                onSaved={answered}
              />
              {!Details && <div className="border-t border-line pt-6">{history}</div>}
            </>
          ) : (
            <>
              {live.status === 'loading' && <SectionLoading />}
              {live.status === 'failed' && (
                <LoadFailure onRetry={retry}>
                  {deskMessages().kit.list.oneNotLoaded(resource.nouns())}
                </LoadFailure>
              )}
              {isGone && <Message tone="error">{resource.gone()}</Message>}
              {details && Details && <Details {...details} />}
              {Details && history}
            </>
          )}
        </div>
        {!isEditing && details && Buttons && (
          // Several sticky buttons would take too much of a phone's screen.
          <FormFooter className={classNames('max-sm:static', isPanel ? lastInPanel : lastInDialog)}>
            <Button look="quiet" onClick={address.close}>
              <X aria-hidden="true" size={18} />
              {messages().common.close}
            </Button>
            <Buttons {...details} />
          </FormFooter>
        )}
      </div>
      {children}
    </Container>
  )
}
