import type { ReactNode } from 'react'
import { deskMessages } from '../../messages/desk.ts'
import { classNames } from '../class-names.ts'
import { UserText } from '../user-text.tsx'
import { EmailText } from './email-text.tsx'

export type DetailItem = { label: string; text: string; isWide?: boolean | undefined; action?: ReactNode }

export function DetailsList({ items, className }: { items: readonly DetailItem[]; className?: string }) {
  const { notGiven } = deskMessages().kit
  return (
    <dl className={classNames('grid gap-x-6 gap-y-3 sm:grid-cols-2', className)}>
      {items.map(({ label, text, isWide, action }) => (
        <div
          key={label}
          className={classNames(
            'relative min-w-0 border-b border-line pb-2',
            isWide && 'sm:col-span-2',
            Boolean(action) && 'pe-8',
          )}
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd
            className={classNames(
              'text-sm whitespace-pre-line wrap-anywhere',
              text && text !== notGiven ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {/^\S+@\S+$/.test(text) ? <EmailText email={text} /> : <UserText text={text || notGiven} />}
          </dd>
          {action && <dd className="absolute end-0 top-0">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
