import '@prangan/web/features/site/components/information.css'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { InformationPage } from '@prangan/web/features/site/components/information-page.tsx'
import { register } from '../contract/register.ts'
import { accessibilityPage } from './accessibility-page.ts'
import { accessibilityMessages } from './messages.ts'

export const meta = (): PageMeta => ({
  title: accessibilityMessages().title,
  description: accessibilityMessages().description,
})

export function Component() {
  return <InformationPage page={accessibilityPage(register)} />
}
