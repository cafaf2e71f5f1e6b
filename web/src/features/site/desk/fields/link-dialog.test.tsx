import { seedSite } from '@prangan/contract/content/seed'
import { departmentNamed } from '@prangan/contract/testing/fixtures'
import { expect, it, vi } from 'vitest'
import { field, fill, openScreen, press, says, typedIn } from '../../../../testing/screen.tsx'
import { EditedSiteContext } from '../edited-site.ts'
import { LinkDialog } from './link-dialog.tsx'
import { targetText } from './link-targets.ts'

const site = {
  ...seedSite({ pages: [], settings: [] }, null),
  departments: {
    commerce: { name: { en: departmentNamed('Commerce') }, isShown: true },
    comerce: { name: { en: departmentNamed('Comerce') }, isShown: false, mergedInto: 'commerce' },
  },
}

const onChoose = vi.fn()
const open = (href: string) =>
  openScreen(
    <EditedSiteContext value={{ site, settings: null }}>
      <LinkDialog isOpen href={href} onClose={() => {}} onChoose={onChoose} />
    </EditedSiteContext>,
  )

it('The office chooses a department for a link, of those that were not merged', async () => {
  const person = open('')
  await says('It leads to')
  fill('It leads to', 'department')
  const offered = [...field('Department').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).toEqual(['Choose a department', departmentNamed('Commerce')])
  fill('Department', '/commerce/viewfaculty')
  await press(person, 'Set link')
  expect(onChoose).toHaveBeenCalledWith('/commerce/viewfaculty')
})

it('The office finds the department of a link chosen, and reads its name', async () => {
  open('/commerce/viewfaculty')
  await says('It leads to')
  expect(typedIn('It leads to', 'Department')).toEqual(['department', '/commerce/viewfaculty'])
  expect(targetText('/commerce/viewfaculty', site)).toBe(departmentNamed('Commerce'))
})
