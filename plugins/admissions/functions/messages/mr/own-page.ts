import type { Named, Paragraph } from '@prangan/functions/mail/templates/content'
import { applicationPage } from '../../../contract/schemas/own-application.ts'

export const ownPage = ({ page }: Named): Paragraph => ({
  link: page(applicationPage),
  text: 'तुमचा अर्ज उघडा',
})
