import { expect, type Page } from '@playwright/test'
import { press } from '@prangan/tests/browser/steps/account.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { look } from '@prangan/tests/support/page.ts'

type Opened = {
  path: '/application' | '/hi/application'
  number: string
  email: string
  /** The tab has the application open, because they applied in it. */
  isOpen?: boolean
}

export async function openByMail(page: Page, { path, number, email, isOpen }: Opened): Promise<void> {
  const isHindi = path.startsWith('/hi')
  await page.goto(path)
  if (isOpen) await press(page, isHindi ? 'लॉगआउट करें' : 'Log out')
  await look(page, `own-ask${isHindi ? '-hi' : ''}`)
  // If a code was asked for before, the tab has another input for it above.
  await page
    .getByLabel(isHindi ? 'आवेदन संख्या' : 'Application number')
    .last()
    .fill(number)
  await page.getByLabel(isHindi ? 'ई-मेल या मोबाइल नंबर' : 'E-mail or mobile number').fill(email)
  await press(page, isHindi ? 'ई-मेल से कोड भेजें' : 'Mail me a code')
  const mail = await awaitMail(email, 1, isHindi ? `${number} के लिए आपका कोड` : `Your code for ${number}`)
  const link = new URL(/https?:\S*\/application#\S+/.exec(mail.text)?.[0] ?? '')
  await page.goto('/')
  await page.goto(link.pathname + link.hash)
  await expect(page.getByLabel(isHindi ? 'कोड' : 'Code', { exact: true })).not.toHaveValue('')
  expect(new URL(page.url()).hash).toBe('')
  await look(page, `own-code${isHindi ? '-hi' : ''}`)
}
