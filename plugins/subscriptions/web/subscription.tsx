import '@prangan/web/app/feature-pages.css'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { useState } from 'react'
import { ConfirmSubscription, SubscribeLink } from './components/confirm-subscription.tsx'
import { SubscriptionChoices } from './components/subscription-choices.tsx'
import { subscriptionMessages } from './messages.ts'
import { useMailedLink } from './use-mailed-link.ts'

export const meta = (): PageMeta => {
  const { title, description } = subscriptionMessages().page
  return { title, description, isUnlisted: true }
}

/** The endpoints answer what it shows, so the page itself has nothing private. */
export function Component() {
  const { title, withoutScripts } = subscriptionMessages().page
  return (
    <>
      <PageTitle title={title} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={withoutScripts}>
          <Opened />
        </NeedsScripts>
      </Container>
    </>
  )
}

function Opened() {
  const { noLink } = subscriptionMessages().page
  const [link, setLink] = useMailedLink()
  const [isNew, setNew] = useState(false)
  if (link === undefined) return null
  if (link === null)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{noLink}</p>
        <SubscribeLink />
      </div>
    )
  if (link.what === 'confirm')
    return (
      <ConfirmSubscription
        token={link.token}
        onConfirmed={(token) => {
          setNew(true)
          setLink({ what: 'choices', token })
        }}
      />
    )
  return <SubscriptionChoices key={link.token} token={link.token} isNew={isNew} />
}
